import type { Application } from '@omsorg/contract/application.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { useId, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { DemoAccounts } from '../../../platform/session/demo-accounts.ts'
import css from './DemoAccountList.module.css'
import type { Credentials } from './PasswordForm.tsx'
import { Button } from '../../../ui/action/Button.tsx'

const groups = [
  { application: 'GUIDE', word: 'careStaff' },
  { application: 'PRINCIPAL', word: 'administration' },
  { application: 'CSP', word: 'customerService' },
] as const satisfies readonly { application: Application; word: keyof AllTexts['demo'] }[]

/** One for each kind of work; the others are shown when they are asked for. */
const shownFirst: ReadonlySet<string> = new Set(['prescriber.se', 'orderer.se', 'purchaser.se', 'admin', 'csp'])

/** A page of its own: no route of these leads there. */
const portalAddress = '/my/'

interface DemoAccountListProps extends DemoAccounts {
  readonly onChoose: (account: Credentials) => void
}

/** The accounts of the demo world: one press fills in both fields. */
export default function DemoAccountList({ password, accounts, onChoose }: DemoAccountListProps) {
  const { demo, common } = useAllTexts()
  const titleId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  const offered = all ? accounts : accounts.filter(({ userName }) => shownFirst.has(userName))
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{demo.title}</h2>
      <p className={css.lead}>{demo.lead}</p>
      <p className={css.lead}>
        {demo.passwordForAll}: <code>{password}</code>
      </p>
      <p className={css.filled} role="status">
        {chosen !== null && demo.filled}
      </p>
      {groups.map(({ application, word }) => (
        <div key={application} className={css.group}>
          <h3>{demo[word]}</h3>
          <ul>
            {offered
              .filter((account) => account.application === application)
              .map(({ userName }) => (
                <li key={userName}>
                  <button
                    type="button"
                    aria-pressed={userName === chosen}
                    onClick={() => {
                      setChosen(userName)
                      onChoose({ userName, password })
                    }}
                  >
                    <b>{userName}</b>
                    <span>{descriptionOf(demo.accounts, userName)}</span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className={css.lead}>
        <a href={portalAddress}>{demo.portal}</a>: {demo.portalHow}
      </p>
      <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? common.actions.showLess : demo.showAll}
      </Button>
    </section>
  )
}

function descriptionOf(words: AllTexts['demo']['accounts'], userName: string): string {
  const known = Object.entries(words).find(([name]) => name === userName)
  return known?.[1] ?? ''
}
