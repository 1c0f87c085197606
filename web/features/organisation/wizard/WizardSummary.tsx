import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readWizardProgress } from '@omsorg/contract/organisation/client/read-wizard-progress.ts'
import { missingSteps } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import type { WizardStepShown } from './WizardFrame.tsx'

interface WizardSummaryProps<Step extends string> {
  readonly steps: readonly WizardStepShown<Step>[]
  /** Null for what has no required steps. */
  readonly progress: AnswerOf<typeof readWizardProgress> | null
  readonly onFinish: () => unknown
}

/** All that was chosen, each with its way back; what is missing is named, and cannot be left out (A-2.7-74). */
export function WizardSummary<Step extends string>({ steps, progress, onFinish }: WizardSummaryProps<Step>) {
  const t = useAllTexts()
  const { wizard: words } = t.organisationClients
  const missing: readonly string[] = progress ? missingSteps(progress.steps) : []
  return (
    <Card padded="stack">
      {missing.length > 0 && (
        <Notice tone="error" title={words.missingTitle}>
          <ul>
            {steps
              .filter(({ name }) => missing.includes(name))
              .map(({ name, word, result, href }) => (
                <li key={name}>
                  <RouteLink to={href}>{word}</RouteLink>: {result}
                </li>
              ))}
          </ul>
        </Notice>
      )}
      <DefinitionList
        items={steps
          .filter(({ name }) => name !== 'Summary')
          .map(({ name, word, result, href }) => ({
            key: name,
            label: word,
            value: (
              <>
                {result} <RouteLink to={href}>{words.change({ name: word })}</RouteLink>
              </>
            ),
          }))}
      />
      <div>
        <Button
          variant="primary"
          reason={missing.length > 0 ? words.missingReason : undefined}
          onClick={() => void onFinish()}
        >
          {words.finish}
        </Button>
      </div>
    </Card>
  )
}
