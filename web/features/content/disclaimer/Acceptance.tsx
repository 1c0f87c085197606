import { readAcceptance } from '@omsorg/contract/content/disclaimer/read-acceptance.ts'
import { readDisclaimer } from '@omsorg/contract/content/disclaimer/read-disclaimer.ts'
import { writeAcceptance } from '@omsorg/contract/content/disclaimer/write-acceptance.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Agreements } from '../../news/index.ts'

function useAcceptance() {
  const user = useSessionUser()
  const userId = user?.id ?? 0
  const isSelf = user !== null && user.impersonatedUserId === null
  const answer = useAnswer(readAcceptance, { params: { userId } }, { enabled: isSelf, silent: true })
  return { userId, acceptance: isSelf ? answer.data : undefined }
}

/** Below the terms: when they were accepted, or the button that does. */
export function Acceptance() {
  const [t, format] = useTextsAndFormat()
  const { terms } = t.publicPages
  const { userId, acceptance } = useAcceptance()
  const accepting = useAction(writeAcceptance, {
    outdates: [readAcceptance, readDisclaimer],
    resolves: ['stale'],
    done: terms.acceptedNow,
  })
  if (!acceptance) return null
  const { accepted, acceptedOn, version } = acceptance
  if (accepted && acceptedOn) return <Notice tone="fresh" title={terms.accepted({ date: format.dateOf(acceptedOn) })} />
  return (
    <>
      {accepting.notDone?.reason === 'stale' && <Notice tone="soon" spoken title={terms.changed} />}
      <Notice
        tone="info"
        title={acceptedOn ? terms.askAgain : terms.ask}
        actions={
          <Button
            variant="primary"
            busy={accepting.busy}
            onClick={() => void accepting.run({ params: { userId }, input: { accepted: true, version } })}
          >
            {terms.accept}
          </Button>
        }
      />
    </>
  )
}

/** On the own pages, as long as the terms are not accepted: a way to them, which holds nobody up. */
export function TermsToAccept() {
  const [t] = useTextsAndFormat()
  const { terms } = t.publicPages
  const { acceptance } = useAcceptance()
  if (!acceptance || acceptance.accepted) return null
  return (
    <Notice
      tone="info"
      title={acceptance.acceptedOn ? terms.askAgain : terms.ask}
      actions={
        <RouteButton size="compact" to={pathTo('Disclaimer')}>
          {terms.read}
        </RouteButton>
      }
    />
  )
}

/**
 * On the own pages: the terms, and since when they are accepted; whoever is asked to accept them has been led there already. Of
 * somebody who is helped it is not told.
 */
export function AgreementCard() {
  const [t, format] = useTextsAndFormat()
  const { terms } = t.publicPages
  const { acceptance } = useAcceptance()
  if (acceptance && !acceptance.accepted) return null
  return (
    <Card title={t.myPages.agreement} padded="stack">
      {acceptance?.accepted && acceptance.acceptedOn && (
        <p>{terms.accepted({ date: format.dateOf(acceptance.acceptedOn) })}</p>
      )}
      <div>
        <RouteButton size="compact" to={pathTo('Disclaimer')}>
          {terms.read}
        </RouteButton>
      </div>
      <Agreements />
    </Card>
  )
}
