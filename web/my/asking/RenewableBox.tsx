import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import type { listPortalRenewals } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useState } from 'react'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { newKey } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import type { Renewal } from '../offline/letters.ts'
import { outbox, send, useWaiting } from '../offline/outbox-here.ts'
import { Box, Note } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { useHere, useSaying } from '../person/here.ts'
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
  const { letters, refused, sending } = useWaiting()
  const letter = letters.find(
    ({ kind, body }) => kind === 'renewal' && (body as Renewal).prescriptionId === prescriptionId,
  )
  const [typed, setTyped] = useState<string | null>(null)
  const message = typed ?? (letter ? ((letter.body as Renewal).message ?? '') : '')
  const reason = letter && refused.get(letter.key)

  // It lies on the device until the server has it, and is sent once: without a line as well.
  async function ask(): Promise<void> {
    if (letter) await outbox.drop(letter.key)
    const { careRecipientId } = person
    const body: Renewal = { careRecipientId, prescriptionId, message: message.trim() }
    await send({ key: newKey(), kind: 'renewal', careRecipientId, body })
  }

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
  if (letter && reason === undefined && !sending)
    return (
      <>
        <Note icon={<IconDeviceMobile />} tone="info" spoken="status" title={t.asking.kept}>
          {t.asking.keptBody}
        </Note>
        <Press onClick={() => void outbox.drop(letter.key)}>{t.asking.doNotSend}</Press>
      </>
    )
  return (
    <>
      <h3>{t.asking.same}</h3>
      <TextAreaField
        label={t.asking.say}
        help={t.asking.sayHelp}
        maxLength={500}
        value={message}
        onChange={(event) => setTyped(event.target.value)}
      />
      <NotSent
        notDone={reason === undefined ? null : { reason, definite: true }}
        says={{
          'successor-waiting': t.asking.blocks['successor-waiting'],
          'renewal-off': t.asking.blocks['renewal-off']({ place: renewals.carePlace.name }),
        }}
      />
      <Press variant="primary" icon={<IconSend />} busy={sending} onClick={() => void ask()}>
        {t.asking.ask}
      </Press>
      {letter && reason !== undefined && (
        <Press onClick={() => void outbox.drop(letter.key)}>{t.asking.doNotSend}</Press>
      )}
    </>
  )
}
