import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import { useEffect, useId, useRef, type Ref } from 'react'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { QuantityField } from '../../../ui/fields/QuantityField.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { effectOn, type AdditionError, type AdditionErrors, type AdditionFields } from './addition-fields.ts'
import css from '../dialogs/Dialogs.module.css'

interface AdditionFormProps {
  readonly row: RowView
  /** The last day of the prescription. */
  readonly endDate: string
  readonly fields: AdditionFields
  readonly onChange: (part: Partial<AdditionFields>) => void
  readonly errors: AdditionErrors
}

/** Two numbers and a day; beside them what may be ordered today, and then. */
export function AdditionForm({ row, endDate, fields, onChange, errors }: AdditionFormProps) {
  const [t, format] = useCareTextsAndFormat()
  const words = t.renewing.addition
  const packages = (count: number) => t.common.units.packages({ count })
  const effect = effectOn(row, fields)
  const date = format.date(endDate)
  const errorOf = (error: AdditionError | undefined) => error && errorText(error, { t, date })
  const { addition } = row
  const first = useRef<HTMLInputElement>(null)
  // The dialog itself would begin at the button for less.
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <p>{words.lead}</p>
      <div className={css.amounts}>
        <Amount
          what={words.extraPackages}
          inputRef={first}
          value={fields.extraPackages}
          onChange={(extraPackages) => onChange({ extraPackages })}
          error={errorOf(errors.extraPackages)}
        />
        <Amount
          what={words.extraWithdrawals}
          value={fields.extraWithdrawals}
          onChange={(extraWithdrawals) => onChange({ extraWithdrawals })}
          error={errorOf(errors.extraWithdrawals)}
        />
      </div>
      {addition && addition.usedPackages + addition.usedWithdrawals > 0 && (
        <p className="o-second">
          {words.used({
            packages: packages(addition.usedPackages),
            withdrawals: words.extraWithdrawalsOf({ count: addition.usedWithdrawals }),
          })}
        </p>
      )}
      <DayField
        label={words.end}
        help={errors.end?.kind !== 'endAfter' && words.endHelp({ date })}
        error={errorOf(errors.end)}
        value={fields.end}
        onChange={(event) => onChange({ end: event.target.value })}
      />
      <Notice tone="info" title={words.nextOrder} spoken>
        <p>{words.nowAtMost({ packages: packages(row.allowedPackages) })}</p>
        <p>
          <b>{words.thenAtMost({ packages: packages(effect.allowed) })}</b>
        </p>
        <p>{words.withdrawalsThen({ left: effect.withdrawalsRemaining })}</p>
      </Notice>
    </>
  )
}

interface AmountProps {
  readonly what: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly error: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
}

function Amount({ what, value, onChange, error, inputRef }: AmountProps) {
  const words = useCareTexts().renewing.addition
  const errorId = useId()
  return (
    <div className={css.amount}>
      <b aria-hidden="true">{what}</b>
      <QuantityField
        label={what}
        value={value}
        onChange={onChange}
        lessLabel={words.less({ what })}
        moreLabel={words.more({ what })}
        max={9_999}
        {...(inputRef === undefined ? {} : { inputRef })}
        bad={error !== undefined}
        {...(error === undefined ? {} : { describedBy: errorId })}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

function errorText(error: AdditionError, { t, date }: { readonly t: CareTexts; readonly date: string }): string {
  const words = t.renewing.addition.faults
  if (error.kind === 'below') return words.below({ min: error.min })
  return error.kind === 'endAfter' ? words.endAfter({ date }) : words[error.kind]
}
