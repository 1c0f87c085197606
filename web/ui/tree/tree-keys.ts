/** What a key needs to know of a line. */
export interface KeyedLine {
  readonly key: string
  readonly level: number
  readonly name: string
  /** Null where nothing stands below. */
  readonly open: boolean | null
}

/** What a key does: the focus goes to another line, or a line is opened, closed or chosen. */
export type TreeMove =
  | { readonly go: string }
  | { readonly toggle: string; readonly open: boolean }
  | { readonly choose: string }

/** So many lines are a page. */
const pageOfLines = 10

/**
 * The keys of the tree pattern of ARIA: arrows, Home, End, page keys, Enter and Space. Null for a key that is not the tree's,
 * or that leads nowhere from here.
 */
export function moveFor(key: string, lines: readonly KeyedLine[], active: number): TreeMove | null {
  const line = lines[active]
  if (!line) return null
  const to = (at: number): TreeMove | null => {
    const target = lines[Math.max(0, Math.min(lines.length - 1, at))]
    return target && target !== line ? { go: target.key } : null
  }
  switch (key) {
    case 'ArrowDown':
      return to(active + 1)
    case 'ArrowUp':
      return to(active - 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(lines.length - 1)
    case 'PageDown':
      return to(active + pageOfLines)
    case 'PageUp':
      return to(active - pageOfLines)
    case 'ArrowRight':
      if (line.open === false) return { toggle: line.key, open: true }
      return line.open && (lines[active + 1]?.level ?? 0) > line.level ? to(active + 1) : null
    case 'ArrowLeft':
      if (line.open) return { toggle: line.key, open: false }
      return parentOf(lines, active)
    case 'Enter':
    case ' ':
      return { choose: line.key }
    default:
      return null
  }
}

function parentOf(lines: readonly KeyedLine[], active: number): TreeMove | null {
  const level = lines[active]?.level ?? 1
  const parent = lines.slice(0, active).findLast((each) => each.level < level)
  return parent ? { go: parent.key } : null
}

/** The next line whose name begins with what was typed, from here on and round again; null where none does. */
export function typedTo(typed: string, lines: readonly KeyedLine[], active: number): string | null {
  const wanted = typed.toLocaleLowerCase()
  const begins = (line: KeyedLine | undefined) => line?.name.toLocaleLowerCase().startsWith(wanted) ?? false
  // One letter goes on to the next line; more of them may still mean this one.
  const first = wanted.length === 1 ? active + 1 : active
  for (let step = 0; step < lines.length; step += 1) {
    const line = lines[(first + step) % lines.length]
    if (line && begins(line)) return line.key
  }
  return null
}
