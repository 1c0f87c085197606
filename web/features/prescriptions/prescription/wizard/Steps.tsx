import { useAllTexts } from '../../../../platform/texts.tsx'
import { Stepper } from '../../../../ui/navigation/Stepper.tsx'
import { steps } from './form/form-state.ts'
import type { Prescribing } from './use-validation.ts'

/** Where one is, and the way back: finished steps are links. */
export function Steps({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const { wizard } = t.prescribing
  const { state, fields, frame } = form
  const here = steps.indexOf(state.step)
  const results = {
    use: wizard.products({ count: fields.rows.length }),
    period: frame.period && t.common.units.months({ count: frame.period.months }),
    check: null,
  }
  return (
    <Stepper
      label={wizard.stepsLabel}
      shortText={wizard.step({ step: here + 1, of: steps.length })}
      doneWord={wizard.stepDone}
      steps={steps.map((key) => ({ key, word: wizard.steps[key], result: results[key] }))}
      current={state.step}
      onGo={(step) => form.act({ kind: 'go', to: step })}
    />
  )
}
