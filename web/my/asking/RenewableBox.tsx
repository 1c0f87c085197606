import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { askForRenewal } from '@omsorg/contract/portal/renewal/ask-for-renewal.ts'
import { listPortalRenewals } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useState } from 'react'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { useWhoName } from '../person/use-who-name.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { AskedFor } from './AskedFor.tsx'

export type Renewals = AnswerOf<typeof listPortalRenewals>
export type Renewable = Renewals['prescriptions'][number]

interface RenewableBoxProps {
  readonly renewable: Renewable
  readonly renewals: Renewals
}

/** A prescription that ends: what it is, what became of asking, and the way to ask. */
export function RenewableBox({ renewable, renewals }: RenewableBoxProps) {
  const t = useAllTexts()
  const saying = useSaying(renewals.today)
  const { request, products, endsOn, can } = renewable
  const isOver = endsOn < renewals.today
  const day = saying.on(endsOn)
  const isWaiting = can.ask.reason === 'already-asked' && request !== null
  return (
    <Box label={products.map(({ name }) => name).join(', ')}>
      <h2>{isOver ? t.asking.ended({ day }) : t.asking.ends({ day })}</h2>
      {products.map((product) => (
        <ProductRow key={product.itemNumber} product={product} kind={t.kinds[product.shape]} />
      ))}
      {request && <AskedFor request={request} renewals={renewals} />}
      {!isWaiting && (request === null || can.ask.allowed) && <Asking renewable={renewable} renewals={renewals} />}
    </Box>
  )
}

function Asking({ renewable: { prescriptionId, can, askFrom }, renewals }: RenewableBoxProps) {
  const t = useAllTexts()
  const { person } = useHere()
  const saying = useSaying(renewals.today)
  const whoName = useWhoName()
  const isOffline = useIsOffline()
  const [message, setMessage] = useState('')
  const asking = useDoing(askForRenewal, [listPortalRenewals, readHome])
  const { notDone } = asking
  if (can.ask.reason !== null) {
    const said = t.asking.blocks[can.ask.reason]
    const sentence = typeof said === 'string' ? said : said({ place: renewals.carePlace.name })
    const reason = can.ask.reason === 'not-yet' ? t.asking.from({ day: saying.day(askFrom) }) : sentence
    return (
      <Press icon={<IconMessage />} reason={reason}>
        {t.asking.ask}
      </Press>
    )
  }
  return (
    <>
      <h3>{t.asking.same}</h3>
      <TextAreaField
        label={t.asking.say}
        help={t.asking.sayHelp}
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <NotSent
        notDone={notDone}
        says={{
          'already-asked':
            notDone?.reason === 'already-asked' &&
            t.asking.askedBy({ who: whoName(notDone.detail.by), day: saying.onDayOf(notDone.detail.on) }),
          'successor-waiting': t.asking.blocks['successor-waiting'],
          'renewal-off': t.asking.blocks['renewal-off']({ place: renewals.carePlace.name }),
        }}
      />
      <Press
        variant="primary"
        icon={<IconSend />}
        busy={asking.busy}
        reason={isOffline && t.shell.offlineReason}
        onClick={() =>
          void asking.run({
            input: { careRecipientId: person.careRecipientId, prescriptionId, message: message.trim() },
          })
        }
      >
        {t.asking.ask}
      </Press>
    </>
  )
}
