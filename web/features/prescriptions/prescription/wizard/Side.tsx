import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { daysOf } from '@omsorg/domain/calendar/period.ts'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { StickySide } from '../../../../ui/layout/Columns.tsx'
import { Icon } from '../../../../ui/picture/Icon.tsx'
import { OrderSum } from '../../../../ui/order/OrderSum.tsx'
import { NextStep, ErrorLink } from '../../../../ui/action/NextStep.tsx'
import { calculate } from './form/calculation.ts'
import type { Prescribing } from './use-validation.ts'

interface SideProps {
  readonly form: Prescribing
  readonly next: {
    readonly word: string
    readonly busy?: boolean
    readonly onPress: () => void
    /** How many fields keep it from being pressed, and the way to the first of them. */
    readonly errors: number
    readonly onGoToError: () => void
  }
  readonly back?: { readonly word: string; readonly onPress: () => void } | undefined
  /** A second, quieter way to end. */
  readonly other?: ReactNode
}

/** What it comes to, beside every step: what each product grants, from when until when, and the way on. */
export function Side({ form, next, back, other }: SideProps) {
  const [t, f] = useTextsAndFormat()
  const { summary: words, wizard } = t.prescribing
  const { fields, context, frame } = form
  const rows = fields.rows.flatMap((row) => {
    const product = context.items.get(row.itemNumber)?.product
    if (!product) return []
    const made = calculate(row, product.itemsPerPackage, frame, context.locale)
    const granted = made.grantedPieces
    const draws =
      made.withdrawals && made.packagesPerWithdrawal
        ? t.prescribing.arithmetic.draws({
            withdrawals: t.prescribing.arithmetic.withdrawals({ count: made.withdrawals }),
            packages: t.common.units.packages({ count: made.packagesPerWithdrawal }),
          })
        : words.none
    const amount = granted === null ? '' : t.careRecipients.supply.amount[product.unit]({ count: granted })
    return [{ key: row.key, label: product.name, note: draws, amount }]
  })
  const period = frame.period?.period
  const months = frame.period && t.common.units.months({ count: frame.period.months })
  // A product that cannot be prescribed is no field to correct.
  const onlyItems = form.errors.filter(({ field }) => field === 'item').length === next.errors
  const blockedId = next.errors > 0 ? 'prescription-blocked' : undefined
  const blocked = next.errors > 0 && (
    <>
      <Icon of={<IconAlertCircle />} />
      <span>
        {onlyItems ? wizard.takeOutFirst({ count: next.errors }) : wizard.fixFields({ count: next.errors })}{' '}
        <ErrorLink onPress={next.onGoToError}>{onlyItems ? wizard.showWhy : wizard.goToField}</ErrorLink>
      </span>
    </>
  )
  return (
    <StickySide>
      <OrderSum
        title={words.title}
        rows={rows}
        total={{ label: words.runs, amount: months ?? words.none }}
        {...(period && {
          delivery: {
            icon: <IconCalendar />,
            title: words.fromTo({ from: f.date(period.start), to: f.date(period.end) }),
            note: t.common.units.days({ count: daysOf(period) }),
          },
        })}
      >
        <NextStep blocked={blocked} blockedId={blockedId}>
          <Button
            id="prescription-next"
            variant="primary"
            wide
            iconAfter={<IconArrowRight />}
            busy={next.busy ?? false}
            onClick={next.onPress}
            {...(blockedId && { reasonId: blockedId })}
          >
            {next.word}
          </Button>
        </NextStep>
        {other}
        {back && (
          <Button variant="text" wide icon={<IconArrowLeft />} onClick={back.onPress}>
            {back.word}
          </Button>
        )}
      </OrderSum>
    </StickySide>
  )
}
