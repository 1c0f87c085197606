import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import { useEffect } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { CodeForm, type CodeKind } from './CodeForm.tsx'
import { CodeOnItsWay } from './CodeOnItsWay.tsx'
import { FactorChoice } from './FactorChoice.tsx'
import { FirstApp } from './FirstApp.tsx'
import { StepPasskey } from './StepPasskey.tsx'
import css from './TwoFactorPage.module.css'
import { useSecondsSince } from './use-seconds.ts'
import type { SecondStep, useSecondStep } from './use-second-step.ts'

interface OpenStepProps extends Pick<
  ReturnType<typeof useSecondStep>,
  'chosen' | 'sending' | 'choose' | 'sendAgain' | 'read' | 'end'
> {
  readonly assertion: string
  readonly told: { readonly step: SecondStep; readonly at: number }
}

/** The ways, and the code of the one that is chosen. */
export function OpenStep({ assertion, told, chosen, sending, choose, sendAgain, read, end }: OpenStepProps) {
  const words = useAllTexts().secondStep
  const { step, at } = told
  const passed = useSecondsSince(at)
  const secondsLeft = Math.max(0, step.expiresIn - passed)
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) end()
  }, [isOver, end])

  const way = step.kinds.find(({ kind }) => kind === chosen)
  const kind: CodeKind | null = step.enrolling && chosen === null ? 'totp' : chosen === 'passkey' ? null : chosen
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60]
  const left = `${words.timeLeft({ minutes, seconds })}, ${words.triesLeft({ tries: step.triesLeft })}`
  return (
    <div className={css.step}>
      {step.enrolling && chosen === null && <FirstApp assertion={assertion} />}
      {step.kinds.length > 0 && <FactorChoice words={words} kinds={step.kinds} chosen={chosen} onChoose={choose} />}
      {kind && (
        <CodeForm
          key={kind}
          kind={kind}
          left={left}
          triesLeft={step.triesLeft}
          onWrong={read}
          below={
            (kind === 'sms' || kind === 'email') && way ? (
              <CodeOnItsWay
                kind={kind}
                to={way.to ?? ''}
                sending={sending}
                secondsToNext={Math.max(0, way.againIn - passed)}
                onSend={sendAgain}
              />
            ) : kind === 'totp' ? (
              <p className={css.small}>{words.appChanges}</p>
            ) : null
          }
        />
      )}
      {chosen === 'passkey' && <StepPasskey left={left} onWrong={read} />}
      <VisuallyHidden>
        <span role="status">{secondsLeft <= 60 ? words.oneMinuteLeft : ''}</span>
      </VisuallyHidden>
      <section className={css.help}>
        <h2>
          <Icon of={<IconLifebuoy />} /> {words.help.title}
        </h2>
        <p>
          {step.kinds.length > 1 && (
            <>
              {words.help.others({
                ways: step.kinds
                  .filter((each) => each.kind !== chosen)
                  .map((each) => words.kinds[each.kind].name)
                  .join(', '),
              })}{' '}
            </>
          )}
          {words.help.support}
        </p>
      </section>
    </div>
  )
}
