import { describeContract } from '../testing/contract.ts'

describeContract('access-log')
