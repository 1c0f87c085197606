import { readAcceptance } from '@omsorg/contract/content/disclaimer/read-acceptance.ts'
import { writeAcceptance } from '@omsorg/contract/content/disclaimer/write-acceptance.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'

/** Whether a user accepted the terms, which of them and when; an administrator can have it asked again. */
export default function UserDisclaimer({ node, mayChange }: ActionScreenProps<'User'>) {
  const [t, f] = useTextsAndFormat()
  const { disclaimer: words } = t.organisationUsers
  const params = { userId: node.personId }
  const answer = useAnswer(readAcceptance, { params })
  const reset = useAction(writeAcceptance, {
    outdates: [readAcceptance, readUserOverview, listUserEvents],
    done: words.resetDone,
  })
  const [asks, setAsks] = useState(false)
  const { data } = answer
  const title = t.organisation.actionNames.Disclaimer
  if (!data) {
    return (
      <Card title={title} padded>
        <InsteadOfAnswer answer={answer} kind="line" rows={3} />
      </Card>
    )
  }
  const { accepted, acceptedOn, acceptedVersion, acceptedLanguage, version } = data
  const when = acceptedOn ? f.dateTime(Temporal.Instant.from(acceptedOn)) : ''
  const said = { when, version: f.number(acceptedVersion ?? 0) }
  return (
    <Card title={title} padded="stack">
      {accepted ? (
        <Notice tone="fresh" title={words.accepted}>
          {words.acceptedBody(said)}
        </Notice>
      ) : acceptedOn ? (
        <Notice tone="soon" title={words.outdated}>
          {words.acceptedBody(said)} {words.outdatedBody({ version: f.number(version) })}
        </Notice>
      ) : (
        <Notice tone="soon" title={words.notAccepted}>
          {words.notAcceptedBody}
        </Notice>
      )}
      {acceptedLanguage && (
        <DefinitionList items={[{ key: 'language', label: words.language, value: languageName(acceptedLanguage) }]} />
      )}
      {acceptedOn && (
        <div>
          <Button reason={mayChange ? undefined : t.organisation.actions.readOnly} onClick={() => setAsks(true)}>
            {words.reset}
          </Button>
        </div>
      )}
      {asks && (
        <ActionDialog
          title={words.resetQuestion}
          action={words.reset}
          busy={reset.busy}
          onAction={async () => {
            const result = await reset.run({ params, input: { accepted: false } })
            if (result) setAsks(false)
          }}
          onClose={() => setAsks(false)}
        >
          <p>{words.resetBody}</p>
        </ActionDialog>
      )}
    </Card>
  )
}
