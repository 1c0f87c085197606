import { useCallback, useEffect, useRef } from 'react'

const mark = 'openOver'

/**
 * The Back of the browser closes what fills the window instead of leaving the page below. Nothing of it stays in the
 * history: whoever goes on from here drops the entry first. The router is not told, so it asks nobody whether they want to leave.
 */
export function useBackCloses(onClose: () => void): () => Promise<void> {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    History.prototype.pushState.call(history, { ...(history.state as object | null), [mark]: true }, '')
    const back = (event: Event) => {
      event.stopImmediatePropagation()
      close.current()
    }
    addEventListener('popstate', back, true)
    return () => {
      removeEventListener('popstate', back, true)
      void drop()
    }
  }, [])
  return useCallback(drop, [])
}

function drop(): Promise<void> {
  const isOurs = Boolean((history.state as Record<string, unknown> | null)?.[mark])
  if (!isOurs) return Promise.resolve()
  return new Promise((resolve) => {
    const passed = (event: Event) => {
      event.stopImmediatePropagation()
      resolve()
    }
    addEventListener('popstate', passed, { capture: true, once: true })
    history.back()
  })
}
