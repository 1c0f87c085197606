import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** About the height of a row that nobody has measured yet. */
const rowHeight = 40

interface DrawnBlocks {
  readonly isDrawn: (block: number) => boolean
  /** The height of a block that is not drawn: what it had, or about what its rows take. */
  readonly heightOf: (block: number, rows: number) => number
  /** Draws a block at once, because the focus goes there. */
  readonly draw: (block: number) => void
}

/** Which blocks of rows are near the window. Each is a `tbody` with its number as `data-block`. */
export function useDrawnBlocks(table: RefObject<HTMLTableElement | null>, blocks: number): DrawnBlocks {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0, 1]))
  const [wanted, setWanted] = useState(0)
  const heights = useRef(new Map<number, number>())
  useEffect(() => {
    if (blocks < 2 || !table.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) heights.current.set(numberOf(target), boundingClientRect.height)
        }
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(numberOf(target))
            else after.delete(numberOf(target))
          }
          return after
        })
      },
      { rootMargin: '600px 0px' },
    )
    for (const block of table.current.tBodies) watcher.observe(block)
    return () => watcher.disconnect()
  }, [table, blocks])

  return {
    isDrawn: (block) => blocks < 2 || near.has(block) || block === wanted,
    heightOf: (block, rows) => heights.current.get(block) ?? rows * rowHeight,
    draw: (block) => {
      if (block !== wanted) flushSync(() => setWanted(block))
    },
  }
}

function numberOf(block: Element): number {
  return Number(block.getAttribute('data-block'))
}
