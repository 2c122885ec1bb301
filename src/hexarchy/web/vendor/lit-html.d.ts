// What the page uses of lit-html, for the type checker: what a template holds may be anything, and a listener knows what it hears.
type Held = ((event: any) => unknown) | {} | null | undefined;
export function html(strings: TemplateStringsArray, ...values: Held[]): any;
export function svg(strings: TemplateStringsArray, ...values: Held[]): any;
export function render(value: unknown, into: Element | DocumentFragment): void;
export function repeat<V>(all: Iterable<V>, key: (value: V) => unknown, view: (value: V, index: number) => unknown): any;
export function guard(on: unknown[], view: () => unknown): any;
export const nothing: any;
