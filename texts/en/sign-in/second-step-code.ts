/** A code that is sent: neither mail nor text messages are confidential, so it says of whom nothing. */
export const secondStepCode = {
  subject: 'Your code for Omsorg',
  text: ({ code }: { code: string }) =>
    `${code} is your code for Omsorg. It is valid for five minutes. Never give it to anybody, not even to us.`,
}
