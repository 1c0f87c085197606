import { marketCodes, marketOf } from '@omsorg/domain/market.ts'
import { readMove } from '@omsorg/contract/orders/task/read-move.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Card, HeadCard } from '../../../../ui/layout/Card.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { rulesOf } from '../form/form-rules.ts'
import { tabPath } from '../../page-mode.ts'
import { identityText, nameOf, type Recipient } from '../../person-text.ts'
import { callOptionsOf, type RecipientHere } from '../../recipient-here.ts'
import { EditForm } from './EditForm.tsx'

interface EditPageProps {
  readonly person: Recipient
  readonly here: RecipientHere
  /** Filled in with the address that was told in the portal. */
  readonly withMove: boolean
  readonly onReload: () => Promise<unknown>
}

/** Changes what is registered of a person, or says why it cannot be changed now. */
export default function EditPage({ person, here, withMove, onReload }: EditPageProps) {
  const t = useAllTexts()
  const words = t.recipientChanges.edit
  const isFilled = withMove && !person.protected
  const told = useAnswer(
    readMove,
    { params: { careRecipientId: String(person.careRecipientId) } },
    { ...callOptionsOf(here), enabled: isFilled },
  )
  const [now] = useState(() => Temporal.Now.instant())
  // What was read when the form was opened: a newer reading behind it would take away what is being written.
  const [begun, setBegun] = useState({ person, times: 0 })
  const market = marketCodes.find((code) => marketOf(code).country === begun.person.countryCode) ?? 10
  const {
    can,
    protected: isProtected,
    ssn,
    temporarySsn,
    settings,
    phone,
    deliveryPhone,
    representatives,
  } = begun.person
  const rules = {
    ...rulesOf(settings.careRecipient, market, now),
    numberFixed: ssn !== null && !temporarySsn,
    isHidden: isProtected,
    storedPhones: [phone, deliveryPhone, ...representatives.map((each) => each.phone)],
  }
  const reload = async () => {
    const answer = await onReload()
    if (answer) setBegun({ person: answer as Recipient, times: begun.times + 1 })
  }
  return (
    <div className="o-stack">
      <HeadCard
        title={isProtected ? <Badge tone="guard">{t.careRecipients.protected.title}</Badge> : nameOf(person)}
        lead={identityText(person, t)}
      />
      {can.edit.allowed ? (
        isFilled && !told.data ? (
          <InsteadOfAnswer answer={told} />
        ) : (
          <EditForm
            key={begun.times}
            person={begun.person}
            here={here}
            rules={rules}
            move={isFilled ? (told.data?.move ?? 'gone') : null}
            onReload={() => void reload()}
          />
        )
      ) : (
        <Card title={words.notPossible} padded="stack">
          <Notice tone="info">{t.recipientChanges.blocks[can.edit.reason ?? 'not-permitted']}</Notice>
          <div>
            <RouteButton variant="primary" to={tabPath(here)}>
              {words.back}
            </RouteButton>
          </div>
        </Card>
      )}
    </div>
  )
}
