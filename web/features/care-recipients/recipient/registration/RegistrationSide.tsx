import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { StickySide } from '../../../../ui/layout/Columns.tsx'
import { DefinitionList } from '../../../../ui/table/Facts.tsx'
import { NextStep } from '../../../../ui/action/NextStep.tsx'
import type { Fact } from './filled-facts.ts'
import { formerStep, nextStep, type Step } from './steps.ts'
import css from '../form/Form.module.css'

interface RegistrationSideProps {
  readonly step: Step
  readonly facts: readonly Fact[]
  readonly busy: boolean
  /** Why it cannot go on, in words that stand beside the button. */
  readonly blocked: string | null
  readonly onNext: () => void
  readonly onBack: (step: Step) => void
}

/** What is filled in so far at the side of every step, and the way on. */
export function RegistrationSide({ step, facts, busy, blocked, onNext, onBack }: RegistrationSideProps) {
  const t = useAllTexts()
  const words = t.recipientForm.wizard
  const former = formerStep(step)
  const last = step === 'summary'
  return (
    <StickySide>
      <Card title={last ? words.steps.summary : words.soFar} padded="stack">
        {last ? (
          <p>{words.readThrough}</p>
        ) : facts.length > 0 ? (
          <DefinitionList items={facts} />
        ) : (
          <p className={css.quiet}>{words.nothingYet}</p>
        )}
        <NextStep>
          <Button
            id="registration-next"
            variant="primary"
            wide
            busy={busy}
            reason={blocked}
            {...(last ? { icon: <IconDeviceFloppy /> } : { iconAfter: <IconArrowRight /> })}
            onClick={onNext}
          >
            {last ? (busy ? t.common.states.saving : words.save) : words.toStep[nextStep(step)]}
          </Button>
        </NextStep>
        {former && (
          <Button variant="text" wide icon={<IconArrowLeft />} onClick={() => onBack(former)}>
            {words.steps[former]}
          </Button>
        )}
      </Card>
    </StickySide>
  )
}
