import { readNumber } from '@omsorg/domain/format/parse-number.ts'
import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import { fitsLetterbox, gramsOf } from '@omsorg/domain/claims/claim/claim-words.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { DayField } from '../../../platform/DayField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Claim.module.css'
import { weightIn } from './claim-form.ts'
import { LotField } from './LotField.tsx'
import type { PartOfClaim } from './parts.ts'

interface AmountPartProps extends PartOfClaim {
  readonly line: ClaimLine | null
}

/** Of a fault the lot and how much is faulty; of a return how much it is, what it weighs, and when it goes. */
export function AmountPart({ form, line }: AmountPartProps) {
  const [t, f] = useTextsAndFormat()
  const { amount: words } = t.claims
  const { required } = t.common.states
  const { type, weight: typed } = form.values
  const isReturn = type === 'return'
  const ofPackages = line && words.ofPieces({ count: t.common.units.packagesShort({ count: line.quantity }) })
  const packages = (
    <TextField
      label={isReturn ? words.returned : words.packages}
      required={isReturn ? required : undefined}
      numeric="whole"
      unit={ofPackages}
      help={isReturn ? undefined : words.packagesHelp}
      {...form.field('packages')}
    />
  )
  if (!isReturn) {
    const pieces = line && t.common.units.pieces({ count: line.quantity * line.itemsPerPackage })
    return (
      <div className={`${css.part} ${css.amounts}`}>
        <LotField form={form} />
        <TextField
          label={words.defective}
          numeric="whole"
          unit={pieces ? words.ofPieces({ count: pieces }) : t.common.units.piece}
          help={words.defectiveHelp}
          {...form.field('defectiveItems')}
        />
        {packages}
      </div>
    )
  }
  const weight = weightIn(typed, (text) => readNumber(text, f.locale))
  return (
    <div className={`${css.part} ${css.pairs}`}>
      {packages}
      <TextField
        label={words.weight}
        required={required}
        numeric
        unit={words.kilograms}
        help={
          <span role="status">
            {weight !== null && (fitsLetterbox(gramsOf(weight)) ? words.letterbox : words.parcel)}
          </span>
        }
        {...form.field('weight')}
      />
      <DayField label={words.dispatch} help={words.daysHelp} {...form.field('dispatchDate')} />
      <DayField label={words.pickUp} {...form.field('pickUpDate')} />
    </div>
  )
}
