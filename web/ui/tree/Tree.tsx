import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../picture/Icon.tsx'
import { Marked } from '../text/Marked.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Tree.module.css'
import { type KeyedLine, moveFor, typedTo } from './tree-keys.ts'

/** A line of a tree as it is seen: a node, and where it stands among those beside it. */
export interface TreeLineShown extends KeyedLine {
  /** Where the node has its address: a link, so that it opens in a tab of its own too. */
  readonly href: string
  readonly icon: ReactNode
  /** From 1, of so many beside it. */
  readonly place: number
  readonly of: number
  /** How many stand below it, in figures and in words. */
  readonly count?: { readonly figure: string; readonly words: string } | undefined
  /** A badge after the name. */
  readonly note?: ReactNode
  /** Its children are on their way. */
  readonly busy?: boolean
  /** It is on its way itself: what is read out until it is there. Then another line of its level stands in its place. */
  readonly waiting?: string
}

export interface TreeProps {
  label: string
  lines: readonly TreeLineShown[]
  /** The one that is chosen, whether it is in sight or not. */
  chosen: string | null
  onChoose: (key: string) => void
  onToggle: (key: string, open: boolean) => void
  /** Which lines are in sight, or nearly so: the first and the last. */
  onSight?: (first: number, last: number) => void
  /** The words that were searched for, marked in the names. */
  term?: string | undefined
}

/** So many lines beyond those in sight are drawn too. */
const overscan = 12

/** Letters that follow each other this soon are one word. */
const typingPause = 700

/** Lines of one height, so that none needs to be measured: as high as a finger needs on a touch screen. */
function heightOfLine(): number {
  return matchMedia('(pointer: coarse)').matches ? 44 : 38
}

/** A tree by the pattern of ARIA, with one tab stop, of which only what is in sight is drawn: thousands of lines scroll like ten. */
export function Tree({ label, lines, chosen, onChoose, onToggle, onSight, term = '' }: TreeProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [lineHeight] = useState(heightOfLine)
  const typed = useRef({ word: '', at: 0 })
  const indexOf = (key: string | null) => lines.findIndex((line) => line.key === key)
  // A line that waited for what stands there now: it takes the focus over.
  const [awaited, setAwaited] = useState<{ readonly key: string; readonly place: number } | null>(null)
  const tookOver =
    awaited && awaited.key === focused && indexOf(focused) < 0
      ? lines.findIndex(({ level, place }) => level === 1 && place === awaited.place)
      : -1
  // The tab stop: where one was last, else what is chosen, else the first.
  const active = [indexOf(focused), tookOver, indexOf(chosen), 0].find((at) => at >= 0) ?? 0
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    getItemKey: (at) => lines[at]?.key ?? at,
    overscan,
    scrollPaddingStart: lineHeight,
    scrollPaddingEnd: lineHeight,
    // The line with the focus stays drawn, however far it is scrolled away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((one, other) => one - other),
  })

  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {}
  const tellSight = useEffectEvent(() => onSight?.(Math.max(0, startIndex - overscan), endIndex + overscan))
  useEffect(() => tellSight(), [startIndex, endIndex, lines])

  const takingOver = lines[tookOver]
  useLayoutEffect(() => {
    if (!takingOver || takingOver.waiting !== undefined) return
    setAwaited(null)
    setFocused(takingOver.key)
    lineIn(scroller.current, takingOver.key)?.focus({ preventScroll: true })
  }, [takingOver])

  // What an address opens is brought into sight once, and not pulled back when it is scrolled away.
  const broughtIntoSight = useRef<string | null>(null)
  const chosenAt = indexOf(chosen)
  useEffect(() => {
    if (chosenAt < 0 || broughtIntoSight.current === chosen) return
    broughtIntoSight.current = chosen
    virtual.scrollToIndex(chosenAt, { align: 'auto' })
  }, [chosen, chosenAt, virtual])

  function focus(key: string): void {
    flushSync(() => setFocused(key))
    virtual.scrollToIndex(indexOf(key), { align: 'auto' })
    lineIn(scroller.current, key)?.focus({ preventScroll: true })
  }

  function press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event
    if (altKey || ctrlKey || metaKey) return
    const move = moveFor(key, lines, active)
    if (move) {
      event.preventDefault()
      if ('go' in move) focus(move.go)
      else if ('toggle' in move) onToggle(move.toggle, move.open)
      else onChoose(move.choose)
      return
    }
    if (key.length !== 1 || key === ' ') return
    const word = timeStamp - typed.current.at < typingPause ? typed.current.word + key : key
    typed.current = { word, at: timeStamp }
    const to = typedTo(word, lines, active)
    // A letter in a tree is no command of the page.
    event.preventDefault()
    if (to) focus(to)
  }

  function choose(event: MouseEvent, key: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setFocused(key)
    onChoose(key)
  }

  function toggle(event: MouseEvent, { key, open }: TreeLineShown): void {
    event.preventDefault()
    event.stopPropagation()
    focus(key)
    onToggle(key, !open)
  }

  return (
    <div ref={scroller} className={css.scroller}>
      <div
        role="tree"
        aria-label={label}
        className={css.tree}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={press}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          if (!line) return null
          if (line.waiting !== undefined) {
            return (
              <div
                key={line.key}
                role="treeitem"
                data-key={line.key}
                className={css.line}
                style={{ transform: `translateY(${start}px)`, height: lineHeight }}
                data-level={line.level}
                tabIndex={index === active ? 0 : -1}
                aria-level={line.level}
                aria-posinset={line.place}
                aria-setsize={line.of}
                aria-label={line.waiting}
                aria-busy
                onFocus={() => {
                  setFocused(line.key)
                  setAwaited({ key: line.key, place: line.place })
                }}
              >
                <span className={css.leaf} />
                <i className={css.awaited} />
              </div>
            )
          }
          return (
            <a
              key={line.key}
              role="treeitem"
              href={line.href}
              data-key={line.key}
              className={css.line}
              style={{ transform: `translateY(${start}px)`, height: lineHeight }}
              data-level={Math.min(line.level, 6)}
              tabIndex={index === active ? 0 : -1}
              aria-level={line.level}
              aria-posinset={line.place}
              aria-setsize={line.of}
              aria-selected={line.key === chosen}
              aria-expanded={line.open ?? undefined}
              aria-busy={line.busy || undefined}
              onFocus={() => setFocused(line.key)}
              onClick={(event) => choose(event, line.key)}
            >
              {line.open === null ? (
                <span className={css.leaf} />
              ) : (
                <span
                  className={css.toggle}
                  data-open={line.open || undefined}
                  aria-hidden="true"
                  onClick={(event) => toggle(event, line)}
                >
                  <Icon size={18} of={<IconChevronRight />} />
                </span>
              )}
              <Icon size={18} of={line.icon} />
              <span className={css.name} title={line.name}>
                <Marked text={line.name} term={term} />
              </span>
              {line.note}
              {line.count && (
                <span className={css.count}>
                  <span aria-hidden="true">{line.count.figure}</span>
                  <VisuallyHidden>{line.count.words}</VisuallyHidden>
                </span>
              )}
            </a>
          )
        })}
      </div>
    </div>
  )
}

function lineIn(scroller: HTMLElement | null, key: string): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null
}
