import { fits } from '@omsorg/domain/investigations/leakage/leakage.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { AnswerValues } from './answers.ts'
import css from './Investigation.module.css'

interface SizePartProps {
  readonly values: AnswerValues
  readonly onChange: (part: Partial<AnswerValues>) => void
  /** What the person has on prescription. */
  readonly products: readonly { readonly itemNumber: string; readonly name: string }[]
}

/** Waist and hip, and how what is worn now sits. */
export function SizePart({ values, onChange, products }: SizePartProps) {
  const words = useAllTexts().investigations.size

  function setFit(itemNumber: string, chosen: string): void {
    const { [itemNumber]: _former, ...others } = values.fits
    const fit = fits.find((each) => each === chosen)
    onChange({ fits: fit ? { ...others, [itemNumber]: fit } : others })
  }

  return (
    <Card title={words.title} padded="stack">
      <div className={css.fields}>
        <TextField
          label={words.waist}
          unit="cm"
          numeric="whole"
          value={values.waist}
          onChange={({ currentTarget }) => onChange({ waist: currentTarget.value })}
        />
        <TextField
          id="hip-size"
          label={words.hip}
          unit="cm"
          numeric="whole"
          value={values.hip}
          onChange={({ currentTarget }) => onChange({ hip: currentTarget.value })}
        />
      </div>
      {products.length > 0 && (
        <fieldset className={css.fits}>
          <legend>{words.now}</legend>
          {products.map(({ itemNumber, name }) => (
            <SelectField
              key={itemNumber}
              label={name}
              size="compact"
              emptyOption={words.unknown}
              value={values.fits[itemNumber] ?? ''}
              options={fits.map((value) => ({ value, label: words.fits[value] }))}
              onChange={({ currentTarget }) => setFit(itemNumber, currentTarget.value)}
            />
          ))}
        </fieldset>
      )}
    </Card>
  )
}
