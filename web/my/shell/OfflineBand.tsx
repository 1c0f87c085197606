import { useSyncExternalStore } from 'react'
import { line } from '../../platform/line.ts'
import { TopBand } from '../../ui/feedback/TopBand.tsx'
import { useTexts } from '../language/use-texts.ts'

export function useIsOffline(): boolean {
  return useSyncExternalStore(line.watch, line.isLost, line.isLost)
}

/** Over everything as long as there is no line, with the time of what is shown. */
export function OfflineBand({ shownSince }: { readonly shownSince: (() => string) | null }) {
  const { shell } = useTexts()
  const isOffline = useIsOffline()
  return (
    <TopBand>{isOffline && (shownSince === null ? shell.offlineNow : shell.offline({ time: shownSince() }))}</TopBand>
  )
}
