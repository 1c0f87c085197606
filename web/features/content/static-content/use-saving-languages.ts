import { addStaticContent } from '@omsorg/contract/content/static-content/add-static-content.ts'
import { updateStaticContent } from '@omsorg/contract/content/static-content/update-static-content.ts'
import type { ContentType } from '@omsorg/domain/content/static-content/content-words.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { useRef } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { type Drafts, savedInOrder, writtenOf } from './draft.ts'

/** One language as the server has it. */
interface Held {
  readonly id: number
  readonly rowVersion: number
}

/** All of them are saved; or why one was not: null when the house has said so itself. */
export type Saving =
  | { readonly ok: true; readonly id: number | null }
  | { readonly ok: false; readonly reason: 'stale' | 'identifier-taken' | 'type-differs' | null }

const resolved = ['identifier-taken', 'type-differs', 'identifier-wrong'] as const

/** Saves languages one after the other. What was saved is not saved once more when a later one did not go. */
export function useSavingLanguages(heldAt: (language: Language) => Held | undefined) {
  const adding = useAction(addStaticContent, { resolves: resolved })
  const updating = useAction(updateStaticContent, { resolves: ['stale'] })
  const saved = useRef(new Map<Language, Held & { readonly words: string }>())

  async function save(
    what: { readonly identifier: string; readonly type: ContentType },
    changed: readonly Language[],
    drafts: Drafts,
  ): Promise<Saving> {
    let last: number | null = null
    for (const { language, says } of savedInOrder(changed, drafts)) {
      const written = writtenOf(drafts[language])
      const words = JSON.stringify(written)
      const former = saved.current.get(language)
      last ??= former?.id ?? null
      if (former?.words === words) continue
      const held = former ?? heldAt(language)
      const result = held
        ? await updating.run({
            params: { id: held.id },
            input: {
              ...written,
              changesMeaning: says === 'something-new',
              followsNewer: says === 'what-is-newer',
              rowVersion: held.rowVersion,
            },
          })
        : await adding.run({ input: { ...what, language, ...written } })
      if (!result?.ok) {
        const reason = result?.reason
        const isNamed = reason === 'stale' || reason === 'identifier-taken' || reason === 'type-differs'
        return { ok: false, reason: isNamed ? reason : null }
      }
      const now = { id: held?.id ?? 0, ...result.value }
      saved.current.set(language, { id: now.id, rowVersion: now.rowVersion, words })
      last ??= now.id
    }
    return { ok: true, id: last }
  }

  return { save, busy: adding.busy || updating.busy }
}
