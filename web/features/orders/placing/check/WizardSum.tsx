import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { StickySide } from '../../../../ui/layout/Columns.tsx'
import { OrderSum } from '../../../../ui/order/OrderSum.tsx'
import { NextStep } from '../../../../ui/action/NextStep.tsx'
import { linesRow, payerRows, sumRows } from '@omsorg/texts/papers/sum-rows.ts'
import { arrivalOf } from '../receiver/receiver-check.ts'
import { goesToCarePlace, type Proposal } from '../proposal.ts'
import type { WizardView } from '../wizard.ts'
import css from '../Wizard.module.css'
import { useRested } from '../../../../ui/feedback/use-rested.ts'
import { sumOfResidents } from './sum-of-residents.ts'
import { addressText } from '../words.ts'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

interface WizardSumProps {
  readonly proposal: Proposal
  readonly view: WizardView
  readonly next: {
    readonly word: string
    readonly busy: boolean
    readonly onPress?: () => void
    /** Sends this form instead. */
    readonly form?: string
    /** Why it cannot be pressed, with the way to repair it. */
    readonly blocked?: ReactNode
  }
  /** What has come of pressing it, beside the button. */
  readonly notice?: ReactNode
  readonly back?: { readonly word: string; readonly onPress: () => void }
  /** What is not in the sum. */
  readonly beside?: ReactNode
  /** Sums that the server has just given, which count instead of ours. */
  readonly totals?: Totals | undefined
}

/** The sum is said once it rests, not with every digit. */
const pauseBeforeSaying = 1_000

/**
 * The sum at the side of every step: fees with their rules, who pays, when it comes, and the way on. It follows a key after what
 * the key has changed is drawn: on a slow device both together take longer than a key may.
 */
export function WizardSum(props: WizardSumProps) {
  return <DrawnSum of={useDeferredValue(props)} />
}

const DrawnSum = memo(function DrawnSum({ of }: { readonly of: WizardSumProps }) {
  const { proposal, view, next, notice, back, beside, totals: given } = of
  const [t, f] = useCareTextsAndFormat()
  const words = t.orders.sum
  const { receiver, delivery } = view
  const totals = given ?? view.totals
  const [first] = useState(totals.total)
  const rested = useRested(totals.total, pauseBeforeSaying)
  const method = proposal.deliveryMethods.find(({ code }) => code === receiver.deliveryMethodCode)
  const arrival = arrivalOf(receiver, proposal, delivery.earliest)
  const { orderBefore } = proposal.delivery
  const to = goesToCarePlace(proposal) ? t.orders.details.toCarePlace : addressText(receiver)
  const ofResidents = sumOfResidents(proposal, view, totals, t, f)
  const notes = [
    to,
    orderBefore && words.orderBefore({ time: f.time(orderBefore) }),
    delivery.onSeveralDays && words.arrivesLater,
    ofResidents?.parcels,
  ].filter((note) => note)
  const shown = proposal.rules.showPrices
  const total = f.money(totals.total)
  const blockedId = next.blocked ? 'order-blocked' : undefined
  return (
    <StickySide>
      <OrderSum
        title={ofResidents ? t.orderKinds.residents.soFar : words.title}
        figures={ofResidents?.figures ?? []}
        aside={<SavedBadge view={view} />}
        rows={
          shown
            ? sumRows(totals, t, f, { ...proposal.totalsInputs, deliveryMethod: method?.name })
            : [linesRow(totals, t)]
        }
        total={{ label: shown ? words.total : words.hidden, amount: shown ? total : '' }}
        payers={shown ? (ofResidents?.payers ?? payerRows(totals, proposal.totalsInputs.payerName, t, f)) : []}
        beside={beside}
        announcement={shown && rested !== first ? words.changed({ total: f.money(rested) }) : ''}
        delivery={{
          icon: <IconTruckDelivery />,
          title: <WithDates>{words.deliveryOn({ weekday: f.weekday(arrival), date: f.date(arrival) })}</WithDates>,
          note: notes.join('. '),
        }}
      >
        <NextStep blocked={next.blocked} blockedId={blockedId}>
          {notice}
          {shown && (
            <p className={css.phoneTotal}>
              {words.total} <b>{total}</b>
            </p>
          )}
          <Button
            id="order-next"
            variant="primary"
            wide
            iconAfter={<IconArrowRight />}
            busy={next.busy}
            {...(blockedId && { reasonId: blockedId })}
            {...(next.form ? { type: 'submit' as const, form: next.form } : {})}
            {...(next.onPress && { onClick: next.onPress })}
          >
            {next.word}
          </Button>
        </NextStep>
        {back && (
          <Button variant="text" wide icon={<IconArrowLeft />} onClick={back.onPress}>
            {back.word}
          </Button>
        )}
      </OrderSum>
    </StickySide>
  )
})

/** Silent while an order is placed: what is known of it stands in one place. */
function SavedBadge({ view: { autosave, placing } }: { readonly view: WizardView }) {
  const [t, f] = useCareTextsAndFormat()
  const icon = <IconCloudCheck />
  if (placing !== 'not-begun') return null
  if (autosave.phase === 'saving') return <Badge icon={icon}>{t.common.states.saving}</Badge>
  if (autosave.phase === 'saved' && autosave.savedOn) {
    return <Badge icon={icon}>{t.common.states.savedAt({ time: f.time(autosave.savedOn) })}</Badge>
  }
  return autosave.phase === 'saved' && autosave.order ? (
    <Badge icon={icon}>{t.common.states.saved}</Badge>
  ) : (
    <Badge>{t.orders.wizard.unsavedYet}</Badge>
  )
}
