# The lesson.
lesson-chapter = Chapter { $number } of { $count }
lesson-steps = { $done } of { $count } steps done
lesson-show = Show me
lesson-waiting = The other side is deciding …
lesson-astray = Now you are going your own way, and that is quite all right. Play on, or come back:
lesson-again = Begin again
lesson-next = Next: { $title }
lesson-skip = Skip
lesson-skip-about = To the next chapter
lesson-leave = Leave
lesson-leave-about = Leave the lesson
lesson-done = Well done!
lesson-play = Now a real match
