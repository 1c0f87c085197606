/** Mails about roles that end. They name nobody and no place. */
export const roleTermMails = {
  ending: {
    subject: 'Your roles in Omsorg end soon',
    text: ({ day }: { day: string }) =>
      `Your roles at one of your care places in Omsorg end after ${day}, unless they are confirmed. ` +
      'Do you still need them? Tell your manager. Answers to this message are not read.',
  },
  ended: {
    subject: 'Your roles in Omsorg have ended',
    text:
      'Your roles at one of your care places in Omsorg have ended. ' +
      'Do you still need them? Ask your manager, who can give them again. Answers to this message are not read.',
  },
  toConfirm: {
    subject: 'Roles to confirm',
    text: ({ address }: { address: string }) =>
      `Somebody at one of your care units has roles that end soon. Confirm those that are still needed:\n\n${address}\n\n` +
      'Answers to this message are not read.',
  },
}
