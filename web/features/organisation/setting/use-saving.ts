import type { Definition } from '@omsorg/contract/endpoint.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { type Action, useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'

/** Saves settings: that somebody else was quicker is said on the screen, field by field. */
export function useSaving<const E extends Definition & { readonly refusals: { readonly stale: object } }>(
  endpoint: E,
  outdates: readonly Definition[] = [],
): Action<E> {
  const { saved } = useAllTexts().organisation.settings
  return useAction<E>(endpoint, {
    resolves: ['stale' as never],
    done: saved,
    outdates: [readLastChanges, ...outdates],
  })
}
