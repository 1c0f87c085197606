/** The steps beside the plain way in: cards, a code, a new password. */
export const signInSteps = {
  twoFactor: {
    title: 'Enter your code',
    forWhom: ({ name }: { name: string }) => `You are signing in as ${name}.`,
    notYet: 'This account also asks for a code.',
    notYetNext: 'That step is not ready yet, so the sign-in cannot be finished here. Use an account without a code.',
    startOver: 'Sign in another way',
  },
  forgotten: {
    title: 'Get a new password',
    whoHelps:
      'The administrator of your care unit gives you a new password. If you do not know who that is, ask Customer Service.',
    whoChanges:
      'The administrator of your care unit changes it for you. If you do not know who that is, ask Customer Service.',
  },
  newPassword: {
    changeTitle: 'Change password',
  },
}
