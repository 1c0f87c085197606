import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 1180px)')

function watch(changed: () => void): () => void {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** Whether the window is a tablet's or a phone's, where a picture has room for fewer words. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => narrow.matches)
}
