import { activatePortalAccount } from '@omsorg/contract/portal-accounts/activation/activate-portal-account.ts'
import { useEffect, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'

const tokenIn = (hash: string): string | null => /^#activate=([\w-]+)$/.exec(hash)?.[1] ?? null

/** Behind the link of a mail about a portal account. By a press, for what only opens the links of a mail is no person. */
export function ActivationPage() {
  const words = useAllTexts().portalAccounts.activation
  const [token, setToken] = useState(() => tokenIn(location.hash))
  const [isDone, setDone] = useState(false)
  const activating = useAction(activatePortalAccount, { resolves: ['link-ended', 'link-used', 'link-replaced'] })

  useEffect(() => {
    const follow = () => setToken((known) => tokenIn(location.hash) ?? known)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  // The secret of a link does not stay in the address.
  useEffect(() => {
    if (token !== null) history.replaceState(history.state, '', location.pathname)
  }, [token])

  async function activate(): Promise<void> {
    const result = await activating.run({ input: { token: token ?? '' } })
    if (result?.ok) setDone(true)
  }

  return (
    <Page
      title={isDone ? words.doneTitle : words.title}
      lead={isDone || token === null || activating.notDone ? undefined : words.lead}
    >
      <Card padded="stack" label={words.title}>
        {content()}
      </Card>
    </Page>
  )

  function content() {
    if (isDone) {
      return (
        <Notice tone="fresh" spoken title={words.doneTitle}>
          {words.done}
        </Notice>
      )
    }
    if (token === null) {
      return (
        <Notice tone="info" title={words.missingTitle}>
          {words.missing}
        </Notice>
      )
    }
    switch (activating.notDone?.reason) {
      case 'link-used':
        return (
          <Notice tone="fresh" spoken title={words.usedTitle}>
            {words.used}
          </Notice>
        )
      case 'link-replaced':
        return (
          <Notice tone="soon" spoken title={words.replacedTitle}>
            {words.replaced}
          </Notice>
        )
      case 'link-ended':
        return (
          <Notice tone="soon" spoken title={words.endedTitle}>
            {words.ended}
          </Notice>
        )
      default:
        return (
          <div>
            <Button variant="primary" busy={activating.busy} onClick={() => void activate()}>
              {words.confirm}
            </Button>
          </div>
        )
    }
  }
}
