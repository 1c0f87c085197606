import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { sendWelcomeEmail } from '@omsorg/contract/sign-in/user/send-welcome-email.ts'
import { unlockUser } from '@omsorg/contract/sign-in/user/unlock-user.ts'
import { updateStatus } from '@omsorg/contract/sign-in/user/update-status.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { type ReactNode, useId } from 'react'
import { authorName } from '../../../platform/author-name.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

type Overview = AnswerOf<typeof readUserOverview>

/** What is read anew once the status is another one. */
export const statusAnswers = [readUserOverview, readUser, listUserEvents]

interface StatusNoticeProps {
  readonly user: Overview
  readonly mayChange: boolean
}

/** Why a user cannot sign in, and the one thing that changes it. */
export function StatusNotice({ user, mayChange }: StatusNoticeProps) {
  const [t, f] = useTextsAndFormat()
  const { next: words } = t.organisationUsers
  const reasonId = useId()
  const unlock = useAction(unlockUser, { outdates: statusAnswers, done: words.unlocked })
  const status = useAction(updateStatus, { outdates: statusAnswers, done: words.activated })
  const welcome = useAction(sendWelcomeEmail, { outdates: statusAnswers, done: words.welcomeSent })
  const { id: userId } = user
  const when = f.dateTime(Temporal.Instant.from(user.statusChangedAt))
  const who = authorName(user.statusChangedBy, t)

  if (user.status === 'locked') {
    const { lockedReason } = user
    const because =
      lockedReason === 'administrator'
        ? who === ''
          ? words.administratorUnknown
          : words.administrator({ who })
        : words[lockedReason ?? 'failed-attempts']
    return shown(
      lockedReason === 'inactivity' ? words.locked : words.lockedSince({ when }),
      because,
      <IconLock />,
      <IconLockOpen />,
      words.unlock,
      { busy: unlock.busy, run: () => unlock.run({ input: { userId } }) },
    )
  }
  if (user.status === 'inactive') {
    return shown(
      words.inactive,
      who === '' ? words.inactiveBodyUnknown({ when }) : words.inactiveBody({ when, who }),
      <IconUserOff />,
      <IconUserCheck />,
      words.activate,
      { busy: status.busy, run: () => status.run({ input: { userId, status: 'active' } }) },
    )
  }
  const { reason } = user.can.welcome
  if (reason === 'entered-by-parent') {
    return shown(words.pendingChild, words.pendingChildBody, <IconUserCheck />, <IconUserCheck />, words.activate, {
      busy: status.busy,
      run: () => status.run({ input: { userId, status: 'active' } }),
    })
  }
  return shown(
    words.pending,
    user.welcome ? `${words.pendingBody} ${words.pendingAgain}` : words.pendingBody,
    <IconMail />,
    <IconMail />,
    user.welcome ? words.sendAgain : words.sendWelcome,
    { busy: welcome.busy, run: () => welcome.run({ input: { userId } }) },
    reason === 'no-address' ? words.noAddress : undefined,
  )

  function shown(
    title: string,
    body: string,
    icon: ReactNode,
    buttonIcon: ReactNode,
    word: string,
    act: { readonly busy: boolean; readonly run: () => Promise<unknown> },
    missing?: string,
  ) {
    const beyond = user.can.change.reason === 'works-elsewhere' ? words.worksElsewhere : missing
    const closed = mayChange ? beyond : words.blocked
    return (
      <Notice
        tone="soon"
        icon={icon}
        title={title}
        actions={
          <Button
            variant="primary"
            icon={buttonIcon}
            busy={act.busy}
            reasonId={closed ? reasonId : undefined}
            onClick={() => void act.run()}
          >
            {word}
          </Button>
        }
      >
        {body}
        {closed && <span id={reasonId}> {closed}</span>}
      </Notice>
    )
  }
}
