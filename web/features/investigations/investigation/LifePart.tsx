import { leakageKinds, mobilities, waysOfChanging } from '@omsorg/domain/investigations/leakage/leakage.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { AnswerValues } from './answers.ts'

interface LifePartProps {
  readonly values: AnswerValues
  readonly onChange: (part: Partial<AnswerValues>) => void
}

/** What leaks, who changes, and how the person moves. */
export function LifePart({ values, onChange }: LifePartProps) {
  const words = useAllTexts().investigations.life
  return (
    <Card title={words.title} padded="stack">
      <RadioGroup
        legend={words.type}
        name="type"
        firstId="life-type"
        boxed="wide"
        value={values.type}
        onChange={(type) => onChange({ type })}
        options={leakageKinds.map((value) => ({ value, label: words.types[value] }))}
      />
      <RadioGroup
        legend={words.changing}
        name="changing"
        boxed="wide"
        value={values.changing}
        onChange={(changing) => onChange({ changing })}
        options={waysOfChanging.map((value) => ({ value, label: words.changings[value] }))}
      />
      <RadioGroup
        legend={words.mobility}
        name="mobility"
        boxed="wide"
        value={values.mobility}
        onChange={(mobility) => onChange({ mobility })}
        options={mobilities.map((value) => ({ value, label: words.mobilities[value] }))}
      />
    </Card>
  )
}
