import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import { useState } from 'react'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Choices } from '../parts/Choices.tsx'
import { Foot } from '../parts/Foot.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { go } from '../way/way.ts'
import { DeliveryPoints } from './DeliveryPoints.tsx'
import { inputOf, needsPoint, type NotifyBy, possibleMethods } from './filled-in.ts'
import type { StepProps } from './OrderPages.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { orderTroubles } from './order-troubles.ts'

/** Where it goes, and how one is told of it: as the last time. What is filled in is saved on the way to the last step. */
export function WhereStep({ proposal, filledIn, onFillIn, saved, onSaved }: StepProps) {
  const t = useAllTexts()
  const { me } = useHere()
  const saying = useSaying(proposal.today)
  const isOffline = useIsOffline()
  const [isMissing, setMissing] = useState(false)
  const saving = useDoing(savePortalOrder)
  const { addresses, destination } = proposal
  const deliveryMethods = possibleMethods(proposal)
  const isProtected = destination?.address === null
  const withPoint = needsPoint(proposal, filledIn.methodCode)
  const reached = { phone: destination?.notifyPhone ?? me.mobile, email: destination?.notifyEmail ?? me.email }
  const notifyHelp: Readonly<Record<NotifyBy, string>> = {
    sms: saying.phone(reached.phone),
    phone: saying.phone(reached.phone),
    email: reached.email,
  }

  async function next(): Promise<void> {
    const missing = withPoint && filledIn.point === null
    setMissing(missing)
    if (missing) return
    const done = await saving.run({ input: inputOf(proposal, filledIn, reached, saved) })
    if (!done?.ok) return
    onSaved(done.value)
    go('order-check')
  }

  return (
    <PersonFrame>
      <OrderSteps now="where" />
      <Titles title={t.order.whereTitle} back={{ to: 'order', word: t.order.steps.amounts }} />
      {isProtected ? (
        <Note icon={<IconShieldLock />}>{t.order.protectedTo}</Note>
      ) : (
        <>
          {deliveryMethods.length > 1 && (
            <Choices
              legend={t.order.way}
              value={filledIn.methodCode}
              onChange={(methodCode) => onFillIn({ methodCode })}
              options={deliveryMethods.map(({ code, name, description }) => ({
                value: code,
                word: name,
                help: description,
              }))}
            />
          )}
          {withPoint ? (
            <DeliveryPoints
              zip={destination?.address?.zip ?? addresses[0]?.zip ?? null}
              point={filledIn.point}
              onChoose={(point) => onFillIn({ point })}
              error={isMissing && filledIn.point === null && t.order.pointMissing}
            />
          ) : addresses.length > 1 ? (
            <Choices
              legend={t.order.addresses}
              value={filledIn.addressId === null ? null : String(filledIn.addressId)}
              onChange={(id) => onFillIn({ addressId: Number(id) })}
              options={addresses.map(({ addressId, careOf, street, zip, city }) => ({
                value: String(addressId),
                word: street,
                help: [careOf, `${saying.zip(zip)} ${city}`].filter(Boolean).join(', '),
              }))}
            />
          ) : (
            destination?.address && (
              <Box label={t.order.addresses}>
                <b>{destination.address.street}</b>
                <p>{`${saying.zip(destination.address.zip)} ${destination.address.city}`}</p>
              </Box>
            )
          )}
        </>
      )}
      {proposal.notifyBy.length > 0 && (
        <Choices
          legend={t.order.notify}
          value={filledIn.notifyBy}
          onChange={(notifyBy) => onFillIn({ notifyBy })}
          options={proposal.notifyBy.map((each) => ({
            value: each,
            word: t.order.notifyBy[each],
            help: notifyHelp[each],
          }))}
        />
      )}
      {isOffline && (
        <Note icon={<IconDeviceMobile />} tone="info" spoken="status">
          {t.order.keptHere}
        </Note>
      )}
      <NotSent notDone={saving.notDone} says={orderTroubles(t)} />
      <Foot>
        <Press
          variant="primary"
          iconAfter={<IconArrowRight />}
          busy={saving.busy}
          reason={isOffline && t.shell.offlineReason}
          onClick={() => void next()}
        >
          {t.order.next}
        </Press>
      </Foot>
    </PersonFrame>
  )
}
