import { deleteRegistrationDraft } from '@omsorg/contract/care-recipients/draft/delete-registration-draft.ts'
import { readRegistrationDraft } from '@omsorg/contract/care-recipients/draft/read-registration-draft.ts'
import type { UnfinishedRegistration } from '@omsorg/contract/care-recipients/draft/registration-entries.ts'
import { saveRegistrationDraft } from '@omsorg/contract/care-recipients/draft/save-registration-draft.ts'
import { useEffect, useState } from 'react'
import { answerTo, call } from '../../../../platform/calls/client.ts'
import type { EntriesKeeper } from '../../../../platform/entries/entries-keeper.ts'
import { laterBy } from '../../../../platform/later.ts'
import { useEntriesKeeper } from '../../../../platform/entries/use-entries-keeper.ts'

/** After the last key, in milliseconds. */
const pauseBeforeSaving = 600

/**
 * What the server has saved of a registration that is not finished: undefined until it has answered, null for nothing. It is
 * about a person and stands in no cache. Without an answer the form begins blank: it must not wait for what may be nothing.
 */
export function useRegistrationDraft(): UnfinishedRegistration | null | undefined {
  const [draft, setDraft] = useState<UnfinishedRegistration | null | undefined>(undefined)
  useEffect(() => {
    let current = true
    void call(readRegistrationDraft, {}, { silent: true }).then(
      (result) => current && setDraft(result.ok ? result.value.draft : null),
    )
    return () => {
      current = false
    }
  }, [])
  return draft
}

/** Saves a registration on the server while it is filled in, also when the page goes in the middle of a word. */
export function useRegistrationAutosave(): EntriesKeeper<UnfinishedRegistration> {
  return useEntriesKeeper(() => ({
    send: (input) => answerTo(saveRegistrationDraft, { input }, { silent: true, outlivesPage: true }),
    remove: () => answerTo(deleteRegistrationDraft, {}, { silent: true, outlivesPage: true }),
    later: laterBy(pauseBeforeSaving),
  }))
}
