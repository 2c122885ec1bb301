"""deploy/: what can be checked where neither Docker nor systemd runs; docs/serving.md says what was tried by hand."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from fnmatch import fnmatch
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import Any

import click
import pytest
import yaml  # type: ignore[import-untyped]

from hexarchy.cli import serve
from hexarchy.cli.front import Front

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
EXPOSURE = 20  # of 100, as systemd counts it: nothing but the network is left open


def served(arguments: list[str]) -> dict[str, Any]:
    """What `serve` understands of a command line; options it does not know are an error."""
    assert arguments[0] == "serve"
    with serve.command(Front("en")).make_context("serve", arguments[1:]) as context:
        assert isinstance(context, click.Context)
        return context.params


# -- the image ---------------------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"^\s*#.*\n", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


def test_image_installs_only_what_is_pinned() -> None:
    installs = [
        part for word, rest in instructions() if word == "RUN" for part in rest.split("&&") if "install " in part
    ]
    by_pip = [part for part in installs if "pip install" in part]
    assert len(by_pip) == 2
    assert all("--require-hashes" in part or {"--no-deps", "--no-index"} <= {*part.split()} for part in by_pip)


def test_image_is_made_of_files_that_are_let_through() -> None:
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    copied = [
        source
        for word, rest in instructions()
        if word == "COPY" and not rest.startswith("--from")
        for source in rest.split()[:-1]
    ]
    assert copied
    for source in copied:
        assert (ROOT / source).exists()
        assert any(fnmatch(source, pattern.rstrip("/")) for pattern in allowed)
    assert {pattern.rstrip("/") for pattern in allowed} == {*copied}


def test_image_runs_as_nobody_in_particular() -> None:
    last = max(index for index, (word, _) in enumerate(instructions()) if word == "FROM")
    stage = instructions()[last:]
    named = dict(stage)
    assert named["USER"].split(":")[0] not in ("0", "root")
    assert [word for word, _ in stage].index("USER") > max(i for i, (word, _) in enumerate(stage) if word == "RUN")
    assert named["VOLUME"] == "/data"
    assert "sqlite:////data/" in named["ENV"]
    assert "/health" in named["HEALTHCHECK"]
    assert served(yaml.safe_load(named["CMD"]))["host"] == "0.0.0.0"  # noqa: S104
    assert len({rest.partition(" AS ")[0] for word, rest in instructions() if word == "FROM"}) == 1


# -- compose -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_only_the_proxy_is_open_to_the_world(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"caddy"}
    assert services["db"]["networks"] == ["back"]
    assert compose["networks"]["back"]["internal"] is True


def test_only_the_proxy_is_believed(compose: dict[str, Any]) -> None:
    """And its address is not given to another container that happens to start before it."""
    address = compose["services"]["caddy"]["networks"]["front"]["ipv4_address"]
    (pool,) = compose["networks"]["front"]["ipam"]["config"]
    assert served(compose["services"]["hexarchy"]["command"])["proxy"] == address
    assert IPv4Address(address) in IPv4Network(pool["subnet"])
    assert IPv4Address(address) not in IPv4Network(pool["ip_range"])
    assert IPv4Network(pool["ip_range"]).subnet_of(IPv4Network(pool["subnet"]))


def test_secrets_and_names_come_from_outside(compose: dict[str, Any]) -> None:
    environments = [service["environment"] for service in compose["services"].values()]
    given = {key: value for environment in environments for key, value in environment.items() if "${" in value}
    assert {*given} == {"HEXARCHY_NAMES", "HEXARCHY_NAME", "PGPASSWORD", "POSTGRES_PASSWORD"}
    assert all(":?" in value for value in given.values())  # without it nothing starts
    assert "@" in (url := compose["services"]["hexarchy"]["environment"]["HEXARCHY_DATABASE"])
    assert ":" not in url.removeprefix("postgresql://")
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text().splitlines()


def test_what_is_mounted_is_there(compose: dict[str, Any]) -> None:
    volumes = [volume for service in compose["services"].values() for volume in service.get("volumes", ())]
    for volume in volumes:
        source = volume.partition(":")[0]
        assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"]
    build = compose["services"]["hexarchy"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


# -- Caddy -------------------------------------------------------------------------------------------------------------


def test_caddyfile_takes_what_compose_gives(compose: dict[str, Any]) -> None:
    wanted = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    assert wanted == {*compose["services"]["caddy"]["environment"]}


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy here")
def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    env = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "HEXARCHY_NAME": "play.example.org"}
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(command, check=True, env=env)


# -- systemd -----------------------------------------------------------------------------------------------------------


def unit() -> dict[str, str]:
    lines = (DEPLOY / "hexarchy.service").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def test_unit_starts_the_server_for_the_proxy_on_this_machine() -> None:
    program, *arguments = unit()["ExecStart"].split()
    assert program == "/opt/hexarchy/bin/hexarchy"
    given = served(arguments)
    assert (given["host"], given["proxy"]) == ("127.0.0.1", "127.0.0.1")
    assert f"/var/lib/{unit()['StateDirectory']}/" in unit()["Environment"]
    assert unit()["User"] != "root"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / "hexarchy.service"
    copy.write_text((DEPLOY / copy.name).read_text().replace(unit()["ExecStart"].split()[0], "/bin/true"))
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, [line for line in verified.stderr.splitlines() if copy.name in line]) == (0, [])
    command = ["systemd-analyze", "security", "--no-pager", "--offline=true", f"--threshold={EXPOSURE}", str(copy)]
    subprocess.run(command, check=True, capture_output=True)
