import { useRouterState } from '@tanstack/react-router'
import { type GuardFacts, guards } from '../../platform/routing/guards.ts'
import { RouteButton } from '../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../platform/routing/paths.ts'
import { session } from '../../platform/session/browser-session.ts'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { useMembership } from '../../platform/session/use-membership.ts'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { type Lacking, missingText, rightSentences } from '../../platform/shell/missing-text.ts'
import { useTexts } from '../../platform/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Signpost } from '../../platform/shell/Signpost.tsx'
import { lackingFor } from './missing-rights.ts'

/** Says in words which right is missing (O-5-44), and leads on. */
export function AccessDeniedPage() {
  const user = useSessionUser()
  return user ? <DeniedTo user={user} /> : <Denied facts={{ user: null, challenged: false, membership: null }} />
}

function DeniedTo({ user }: { readonly user: SessionUser }) {
  return <Denied facts={{ user, challenged: false, membership: useMembership(user) }} />
}

function Denied({ facts }: { readonly facts: GuardFacts }) {
  const t = useTexts()
  const words = t.pages.accessDenied
  const { user } = facts
  const wanted = useRouterState({ select: ({ location }) => location.state.denied ?? null })
  const lacking = lackingFor(wanted && guards[wanted], facts)
  const lacksRights = lacking?.missing === 'permission'
  const why = lacking && !lacksRights ? missingText(lacking, t) : words.body

  // Without a care place the start leads here again.
  const way = (
    <RouteButton variant="primary" to={pathTo(user ? 'home' : 'Login')}>
      {user ? words.action : t.signIn.submit}
    </RouteButton>
  )
  const out = user && (
    <Button variant={lacking?.missing === 'place' ? 'primary' : 'outlined'} onClick={session.signOut}>
      {t.shell.userMenu.signOut}
    </Button>
  )
  return (
    <Signpost
      title={words.title}
      says={user ? why : words.visitor}
      action={
        <div className="o-row">
          {lacking?.missing !== 'place' && way}
          {out}
        </div>
      }
    >
      {lacksRights && <Missing {...lacking} />}
    </Signpost>
  )
}

function Missing(lacking: Lacking) {
  const t = useTexts()
  const words = t.pages.accessDenied
  const sentences = rightSentences(lacking, t)
  return (
    <>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {lacking.oneIsEnough && sentences.length > 1 && <p>{words.oneIsEnough}</p>}
    </>
  )
}
