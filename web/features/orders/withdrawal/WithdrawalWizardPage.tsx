import { useState } from 'react'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CallFailure } from '../../../platform/calls/failure.ts'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import type { OrderPlace } from '../order-place.ts'
import { beginAnew, goesOnByItself, goOn } from './beginning.ts'
import { DraftChoice } from './DraftChoice.tsx'
import { dropPointer, readPointer } from './pointer.ts'
import { useProposal } from './use-proposal.ts'
import { WithdrawalWizard } from './WithdrawalWizard.tsx'

/** The withdrawal wizard of GUIDE; customer service gives client and care place in the address. */
export function WithdrawalWizardPage() {
  const { careRecipientId, clientId, carePlaceId, recreateCustomerOrderId } = useParameters('OrderWithdrawal')
  const place = clientId && carePlaceId ? { clientId, carePlaceId } : undefined
  return (
    <OpenedWizard
      key={`${careRecipientId} ${recreateCustomerOrderId}`}
      {...{ careRecipientId, recreateCustomerOrderId, place }}
    />
  )
}

interface OpenedWizardProps {
  readonly careRecipientId: number
  readonly recreateCustomerOrderId: number | null
  readonly place: OrderPlace | undefined
}

function OpenedWizard({ careRecipientId, recreateCustomerOrderId, place }: OpenedWizardProps) {
  const t = useAllTexts()
  const {
    data: proposal,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useProposal({
    careRecipientId,
    recreateCustomerOrderId,
    place,
  })
  const [choice, setChoice] = useState<'go-on' | 'anew' | null>(null)

  if (isFetching || !proposal) {
    return (
      <Page title={t.screens.orderWithdrawal}>
        {error && !isFetching ? (
          <NotReady error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t.orders.wizard.preparing} />
        )}
      </Page>
    )
  }

  const { draft } = proposal
  const pointer = readPointer(sessionStorage, careRecipientId)
  const byItself = recreateCustomerOrderId === null && goesOnByItself(proposal, pointer)
  const startAnew = () => {
    dropPointer(sessionStorage, careRecipientId)
    setChoice('anew')
  }
  const chosen = choice ?? (byItself ? 'by-itself' : draft ? null : 'anew')
  if (chosen === null && draft) {
    return <DraftChoice proposal={proposal} draft={draft} onGoOn={() => setChoice('go-on')} onStartAnew={startAnew} />
  }
  const beginning =
    draft && chosen !== 'anew' ? goOn(proposal, draft, pointer?.step ?? 'receiver') : beginAnew(proposal)
  const reload = () => {
    setChoice('go-on')
    void refetch()
  }
  return (
    <WithdrawalWizard
      key={`${dataUpdatedAt} ${chosen}`}
      beginning={beginning}
      place={place}
      broughtBack={chosen === 'by-itself' ? draft?.savedOn : undefined}
      onStartAnew={startAnew}
      onReload={reload}
    />
  )
}

function NotReady({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useAllTexts()
  const code = error instanceof CallFailure ? error.code : null
  return (
    <ErrorState
      title={code ? t.orders.wizard.cannotOrder : t.common.failure.title}
      retryWord={t.common.actions.retry}
      onRetry={onRetry}
    >
      {code ? t.errorCodes[code] : t.common.failure.body}
    </ErrorState>
  )
}
