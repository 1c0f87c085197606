/** The steps beside the plain way in: cards, a code, a new password. */
export const signInSteps = {
  twoFactor: {
    title: 'Enter your code',
    forWhom: ({ name }: { name: string }) => `You are signing in as ${name}.`,
    notYet: 'This account also asks for a code.',
    notYetNext: 'That step is not built yet, so the sign-in cannot be finished here. Use an account without a code.',
    startOver: 'Sign in another way',
  },
  forgotten: {
    title: 'Get a new password',
    notYet: 'A new password cannot be ordered here yet. Customer Service helps you to get one.',
    changeNotYet: 'The password cannot be changed here yet. Customer Service helps you with it.',
  },
  newPassword: {
    changeTitle: 'Change password',
  },
}
