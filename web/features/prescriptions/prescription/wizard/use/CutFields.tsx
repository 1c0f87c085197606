import { useAllTexts } from '../../../../../platform/texts.tsx'
import { SelectField } from '../../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import { cutOptions } from '../form/fields.ts'
import type { RowPart } from './row-part.ts'
import css from './Use.module.css'

/** Whether it is cut, and to which size: a standard cut asks for it (O-3-31, O-5-16, O-5-17). */
export function CutFields({ part: { row, at, fill } }: { readonly part: RowPart }) {
  const t = useAllTexts()
  const words = t.prescribing.use
  return (
    <div className={css.fields}>
      <SelectField
        label={words.cut}
        {...at('cutOption')}
        value={row.cutOption || 'none'}
        onChange={(event) => {
          const cutOption = cutOptions.find((each) => each === event.target.value)
          if (cutOption) fill({ cutOption })
        }}
        options={cutOptions.map((option) => ({ value: option, label: words.cutOptions[option] }))}
      />
      {row.cutOption === 'standard' && (
        <TextField
          label={words.cutSize}
          help={words.cutSizeHelp}
          required={t.common.states.required}
          unit={t.common.units.mm}
          {...at('cutSize')}
          value={row.cutSize}
          onChange={(event) => fill({ cutSize: event.target.value })}
          numeric="whole"
        />
      )}
    </div>
  )
}
