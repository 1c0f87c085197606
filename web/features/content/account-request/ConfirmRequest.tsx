import { confirmAccountRequest } from '@omsorg/contract/sign-in/account-request/confirm-account-request.ts'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'

interface ConfirmRequestProps {
  readonly token: string
  readonly onAsk: () => void
}

/** Confirms by a press, for what only opens the links of a mail is no person. */
export function ConfirmRequest({ token, onAsk }: ConfirmRequestProps) {
  const { accountRequests: words } = useAllTexts()
  const [isDone, setDone] = useState(false)
  const confirming = useAction(confirmAccountRequest, { resolves: ['link-ended'] })

  async function confirm(): Promise<void> {
    const result = await confirming.run({ input: { token } })
    if (result?.ok) setDone(true)
  }

  return (
    <Page title={isDone ? words.confirmedTitle : words.confirmTitle} lead={isDone ? undefined : words.confirmLead}>
      <Card padded="stack" label={words.confirmTitle}>
        {isDone ? (
          <Notice
            tone="fresh"
            spoken
            title={words.confirmedTitle}
            actions={
              <RouteButton size="compact" to={pathTo('Login')}>
                {words.toSignIn}
              </RouteButton>
            }
          >
            {words.confirmed}
          </Notice>
        ) : confirming.notDone?.reason === 'link-ended' ? (
          <Notice
            tone="soon"
            spoken
            title={words.endedTitle}
            actions={
              <Button size="compact" onClick={onAsk}>
                {words.askAnew}
              </Button>
            }
          >
            {words.ended}
          </Notice>
        ) : (
          <div>
            <Button variant="primary" busy={confirming.busy} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          </div>
        )}
      </Card>
    </Page>
  )
}
