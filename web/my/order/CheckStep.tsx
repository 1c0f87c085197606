import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import type { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import type { DetailOf } from '@omsorg/contract/endpoint.ts'
import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { flavorsInWords } from '../parcel/in-it.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Foot } from '../parts/Foot.tsx'
import { Fact } from '../parts/Lines.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { WithDay } from '../parts/WithDay.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { go } from '../way/way.ts'
import { chosenFlavors, chosenLines, type Saved } from './filled-in.ts'
import type { StepProps } from './OrderPages.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { orderTroubles } from './order-troubles.ts'
import { useMoney } from './use-money.ts'

/** All on one page, and nothing is sent before the button. Sent again after a lost line it is the same order. */
export function CheckStep(step: StepProps & { readonly saved: Saved }) {
  const { proposal, filledIn, saved, waiting, onAgain } = step
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(proposal.today)
  const money = useMoney()
  const isOffline = useIsOffline()
  const { refusal } = waiting
  const changed =
    refusal?.reason === 'patient-fee-changed'
      ? (refusal.detail as DetailOf<typeof confirmPortalOrder, 'patient-fee-changed'>)
      : null

  function send(): void {
    const { customerOrderId } = saved
    const rowVersion = changed?.rowVersion ?? saved.rowVersion
    waiting.send({ customerOrderId, rowVersion, acceptedPatientFee: changed?.patientFee.amount ?? null })
  }

  const { destination } = saved
  const patientFee = changed?.patientFee ?? saved.patientFee
  const change = (word: string, to: 'order' | 'order-where') => ({
    word: t.order.change,
    label: word,
    onPress: () => go(to),
  })
  const words = saved.expectedOn && saying.on(saved.expectedOn)
  return (
    <PersonFrame>
      <OrderSteps now="check" />
      <Titles
        title={t.order.checkTitle}
        lead={t.order.checkLead}
        back={{ to: 'order-where', word: t.order.steps.where }}
      />
      <Box flush label={t.order.checkTitle}>
        <Fact name={t.order.youGet} change={change(t.order.changeAmounts, 'order')}>
          {chosenLines(proposal, filledIn).map((line) => (
            <p key={line.prescriptionRowId}>
              <b>{t.home.packages({ count: filledIn.packages[line.prescriptionRowId] ?? 0 })}</b>{' '}
              {[unbroken(line.product.name), ...flavorsInWords(t, chosenFlavors(line, filledIn))].join(', ')}
            </p>
          ))}
        </Fact>
        <Fact name={t.order.to} change={change(t.order.changeWhere, 'order-where')}>
          <b>{destination.deliveryPointName ?? destination.name ?? person.carePlace?.name}</b>
          {destination.address ? (
            <p>{`${destination.address.street}, ${destination.address.city}`}</p>
          ) : (
            <p>{t.order.protectedTo}</p>
          )}
        </Fact>
        {destination.notifyBy && (
          <Fact name={t.order.tellBy} change={change(t.order.changeWhere, 'order-where')}>
            <b>{t.order.notifyBy[destination.notifyBy]}</b>{' '}
            {destination.notifyBy === 'email'
              ? (destination.notifyEmail ?? me.email)
              : saying.phone(destination.notifyPhone ?? me.mobile)}
          </Fact>
        )}
        <Fact name={t.order.comes}>
          {saved.expectedOn && words ? (
            <b>
              <WithDay text={words} words={words} day={saved.expectedOn} />
            </b>
          ) : (
            t.home.dayUnknown
          )}
        </Fact>
        <Fact name={t.order.youPay}>
          <b>
            {patientFee.amount === 0
              ? t.order.paysNothing({ money: money(patientFee), payer: patientFee.payerName })
              : money(patientFee)}
          </b>
        </Fact>
      </Box>
      {proposal.undoSeconds > 0 && (
        <Note icon={<IconArrowBackUp />} title={t.order.undoNote}>
          {t.order.undoNoteBody({ seconds: proposal.undoSeconds })}
        </Note>
      )}
      <NotSent
        notDone={refusal && { reason: refusal.reason, definite: true }}
        says={{ ...orderTroubles(t), 'patient-fee-changed': t.order.feeChangedTo({ money: money(patientFee) }) }}
      />
      <Foot>
        {refusal?.reason === 'stale' || refusal?.reason === 'order-not-found' ? (
          <Press variant="primary" onClick={onAgain}>
            {t.order.again}
          </Press>
        ) : (
          <Press
            variant="primary"
            icon={<IconSend />}
            busy={waiting.busy}
            reason={isOffline && t.shell.offlineReason}
            onClick={send}
          >
            {t.order.send}
          </Press>
        )}
      </Foot>
    </PersonFrame>
  )
}
