import { marketCodes, marketOf } from '@omsorg/domain/market.ts'
import { useState } from 'react'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Card, HeadCard } from '../../../../ui/layout/Card.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { rulesOf } from '../form/form-rules.ts'
import { tabPath } from '../../page-mode.ts'
import { identityText, nameOf, type Recipient } from '../../person-text.ts'
import type { RecipientHere } from '../../recipient-here.ts'
import { EditForm } from './EditForm.tsx'

interface EditPageProps {
  readonly person: Recipient
  readonly here: RecipientHere
  readonly onReload: () => Promise<unknown>
}

/** Changes what is registered of a person, or says why it cannot be changed now. */
export default function EditPage({ person, here, onReload }: EditPageProps) {
  const t = useAllTexts()
  const words = t.recipientChanges.edit
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
        <EditForm key={begun.times} person={begun.person} here={here} rules={rules} onReload={() => void reload()} />
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
