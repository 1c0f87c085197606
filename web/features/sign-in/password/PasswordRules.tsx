import {
  longestPassword,
  passwordSymbols,
  shortestPassword,
  type PasswordFault,
} from '@omsorg/domain/sign-in/password/password-rules.ts'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './PasswordRules.module.css'

interface PasswordRulesProps {
  readonly id: string
  readonly faults: readonly PasswordFault[]
}

/** The rules of a password, each ticked while one types; what it must not be stands there only when it is. */
export function PasswordRules({ id, faults }: PasswordRulesProps) {
  const { rules, rulesTitle, faults: faultWords, notTitle, met, unmet } = useAllTexts().passwordSteps
  const asked = [
    { fault: 'too-short', words: rules['too-short']({ count: shortestPassword }) },
    { fault: 'no-lower-case', words: rules['no-lower-case'] },
    { fault: 'no-upper-case', words: rules['no-upper-case'] },
    { fault: 'no-digit', words: rules['no-digit'] },
    { fault: 'no-symbol', words: rules['no-symbol']({ symbols: passwordSymbols }) },
  ] as const
  const forbidden = [
    { fault: 'too-long', words: faultWords['too-long']({ count: longestPassword }) },
    { fault: 'disallowed', words: faultWords.disallowed },
    { fault: 'common', words: faultWords.common },
    { fault: 'own-word', words: faultWords['own-word'] },
    { fault: 'unchanged', words: faultWords.unchanged },
  ] as const
  const broken = forbidden.filter(({ fault }) => faults.includes(fault))
  return (
    <div className={css.rules} id={id}>
      <p>{rulesTitle}</p>
      <ul>
        {asked.map(({ fault, words }) => {
          const isMet = !faults.includes(fault)
          return (
            <li key={fault} data-met={isMet || undefined}>
              <Icon size={18} of={isMet ? <IconCircleCheck /> : <IconCircle />} />
              <span>
                {words} <VisuallyHidden>({isMet ? met : unmet})</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
      <div role="status">
        {broken.length > 0 && (
          <>
            <p>{notTitle}</p>
            <ul>
              {broken.map(({ fault, words }) => (
                <li key={fault} data-broken>
                  <Icon size={18} of={<IconAlertCircle />} />
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
