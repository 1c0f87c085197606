import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { updateStatus } from '@omsorg/contract/sign-in/user/update-status.ts'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { useId, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { authorName } from '../../../platform/author-name.ts'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { statusAnswers, StatusNotice } from './StatusNotice.tsx'

/** Whether a user can sign in, and the ways to change it. */
export default function UserStatus({ node, mayChange }: Omit<ActionScreenProps<'User'>, 'tree'>) {
  const [t, f] = useTextsAndFormat()
  const { next, status: words, statuses, overview } = t.organisationUsers
  const answer = useAnswer(readUserOverview, { params: { id: node.personId } })
  const action = useAction(updateStatus, { outdates: statusAnswers, done: words.deactivated })
  const [asks, setAsks] = useState(false)
  const reasonId = useId()
  const user = answer.data
  const title = t.organisation.actionNames.UserStatus
  if (!user) {
    return (
      <Card title={title} padded>
        <InsteadOfAnswer answer={answer} kind="line" rows={4} />
      </Card>
    )
  }
  const { possible, reason } = user.can.deactivate
  const closed = !mayChange
    ? next.blocked
    : possible
      ? undefined
      : reason === 'own-account'
        ? words.ownAccount
        : user.can.change.reason === 'works-elsewhere'
          ? next.worksElsewhere
          : words.inGroup
  const since = f.dateTime(Temporal.Instant.from(user.statusChangedAt))
  const who = authorName(user.statusChangedBy, t)
  return (
    <Card title={title} padded="stack">
      {user.status === 'active' ? (
        <Notice tone="fresh" title={next.active}>
          {next.activeBody}
        </Notice>
      ) : (
        <StatusNotice user={user} mayChange={mayChange} />
      )}
      <DefinitionList
        items={[
          { key: 'status', label: t.organisationUsers.fields.status, value: statuses[user.status] },
          { key: 'since', label: words.changed, value: who === '' ? since : overview.by({ who, when: since }) },
          {
            key: 'signIn',
            label: overview.lastSignIn,
            value: user.lastSignInAt ? f.dateTime(Temporal.Instant.from(user.lastSignInAt)) : overview.never,
          },
          { key: 'failed', label: overview.failed, value: f.number(user.failedAttempts) },
        ]}
      />
      {user.status !== 'inactive' && (
        <div>
          <Button
            variant="danger"
            icon={<IconUserOff />}
            reasonId={closed ? reasonId : undefined}
            onClick={() => setAsks(true)}
          >
            {words.deactivate}
          </Button>
          {closed && (
            <p id={reasonId} className="o-second">
              {closed}
            </p>
          )}
        </div>
      )}
      {asks && (
        <ActionDialog
          title={words.question({ name: user.name })}
          action={words.deactivate}
          danger
          busy={action.busy}
          onAction={async () => {
            const result = await action.run({ input: { userId: user.id, status: 'inactive' } })
            if (result) setAsks(false)
          }}
          onClose={() => setAsks(false)}
        >
          <p>{words.stops}</p>
          <ul>
            <li>{words.stopSessions}</li>
            <li>{words.stopSignIn}</li>
            {user.parent && <li>{words.stopGroup}</li>}
          </ul>
          <p>{words.stays}</p>
        </ActionDialog>
      )}
    </Card>
  )
}
