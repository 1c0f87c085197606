import { readPrescriptionDraft } from '@omsorg/contract/prescriptions/draft/read-prescription-draft.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useEffect, useState } from 'react'
import { answerTo } from '../../../../platform/calls/client.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import type { SavedDraft } from './form/draft.ts'

export interface Whose {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
}

/**
 * What the server has saved of a prescription that is not made: undefined until it has answered, null for nothing. It stands in
 * no cache: each opening asks anew. Without an answer the form begins anew: it must not wait for what may be nothing.
 */
export function useSavedDraft({ careRecipientId, therapyArea }: Whose, prescriptionId: number | null) {
  const user = useSessionUser()
  const prescribes = user?.application === 'GUIDE' && user.permissions.includes('ProductPrescriptionWrite')
  const [draft, setDraft] = useState<SavedDraft | null | undefined>(prescribes ? undefined : null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!prescribes) return
    const asking = new AbortController()
    const sent = { params: { careRecipientId, therapyArea }, query: prescriptionId === null ? {} : { prescriptionId } }
    answerTo(readPrescriptionDraft, sent, { silent: true, signal: asking.signal }).then(
      (answer) => setDraft(answer.draft),
      () => asking.signal.aborted || setDraft(null),
    )
    return () => asking.abort()
  }, [prescribes, careRecipientId, therapyArea, prescriptionId, asked])
  return {
    draft,
    askAnew: () => {
      if (prescribes) setDraft(undefined)
      setAsked((count) => count + 1)
    },
  }
}
