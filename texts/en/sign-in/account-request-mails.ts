import { plural } from '../../plural.ts'

/** Mails about asking for an account. They name nobody. */
export const accountRequestMails = {
  confirm: {
    subject: 'Confirm your e-mail',
    text: ({ address, count }: { address: string; count: number }) =>
      plural('en', count, {
        one: 'Somebody has asked for an account in Omsorg with this address. Was it you? Confirm within # day:',
        other: 'Somebody has asked for an account in Omsorg with this address. Was it you? Confirm within # days:',
      }) + `\n\n${address}\n\nIf it was not you, do nothing: then nobody sees the request. Answers are not read.`,
  },
  known: {
    subject: 'You already have an account',
    text: ({ address }: { address: string }) =>
      'Somebody has asked for an account in Omsorg with this address, which already has one. Sign in, or choose a new ' +
      `password if you have forgotten it:\n\n${address}\n\nDo you need other rights? Ask your manager. ` +
      'If it was not you, do nothing. Answers are not read.',
  },
  waiting: {
    subject: 'Somebody asks for an account',
    text: ({ address }: { address: string }) =>
      `Somebody asks for an account at one of your care units. Decide here:\n\n${address}\n\nAnswers are not read.`,
  },
  refused: {
    subject: 'About your account in Omsorg',
    text: ({ reason }: { reason: string }) =>
      `You asked for an account in Omsorg and have not been given one. This is why:\n\n${reason}\n\n` +
      'Questions? Ask your manager. Answers to this message are not read.',
  },
}
