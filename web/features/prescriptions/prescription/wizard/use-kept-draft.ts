import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readPrescriptionDraft } from '@omsorg/contract/prescriptions/draft/read-prescription-draft.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useEffect, useState } from 'react'
import { answerTo } from '../../../../platform/calls/client.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'

export type KeptDraft = NonNullable<AnswerOf<typeof readPrescriptionDraft>['draft']>

export interface Whose {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
}

/**
 * What the server has kept of a prescription that is not made: undefined until it has answered, null for nothing. It stands in
 * no cache: each opening asks anew. Without an answer the form begins anew: it must not wait for what may be nothing.
 */
export function useKeptDraft({ careRecipientId, therapyArea }: Whose, prescriptionId: number | null) {
  const user = useSessionUser()
  const prescribes = user?.application === 'GUIDE' && user.permissions.includes('ProductPrescriptionWrite')
  const [kept, setKept] = useState<KeptDraft | null | undefined>(prescribes ? undefined : null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!prescribes) return
    const asking = new AbortController()
    const sent = { params: { careRecipientId, therapyArea }, query: prescriptionId === null ? {} : { prescriptionId } }
    answerTo(readPrescriptionDraft, sent, { silent: true, signal: asking.signal }).then(
      ({ draft }) => setKept(draft),
      () => asking.signal.aborted || setKept(null),
    )
    return () => asking.abort()
  }, [prescribes, careRecipientId, therapyArea, prescriptionId, asked])
  return {
    draft: kept,
    askAnew: () => {
      if (prescribes) setKept(undefined)
      setAsked((count) => count + 1)
    },
  }
}
