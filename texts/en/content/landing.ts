export const landing = {
  signedInAs: ({ name }: { name: string }) => `Signed in as ${name}.`,
}
