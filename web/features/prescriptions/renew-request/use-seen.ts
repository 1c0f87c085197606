import { countRenewRequests } from '@omsorg/contract/prescriptions/renew-request/count-renew-requests.ts'
import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { seeRenewAnswers } from '@omsorg/contract/prescriptions/renew-request/see-renew-answers.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'

/** Answers that are shown have been seen; on this screen they stay marked until it is left. */
export function useSeen(requests: readonly RenewRequestView[] | undefined): ReadonlySet<number> {
  const [wasNew, setWasNew] = useState<ReadonlySet<number>>(new Set())
  const { run } = useAction(seeRenewAnswers, { outdates: [countRenewRequests] })
  const unseen = (requests ?? []).filter((each) => each.isNew && !wasNew.has(each.renewRequestId))
  const key = unseen.map((each) => each.renewRequestId).join(' ')
  const see = useEffectEvent((ids: readonly number[]) => {
    setWasNew(new Set([...wasNew, ...ids]))
    void run({ input: { renewRequestIds: [...ids] } }, { silent: true })
  })
  useEffect(() => {
    if (key !== '') see(key.split(' ').map(Number))
  }, [key])
  return wasNew
}
