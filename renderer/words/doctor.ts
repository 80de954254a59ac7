import { doctorWords as english } from './en/doctor';
import { catalogue } from './language';

/** What the check of a connection says. Failures have their own sentences. */
export const doctorWords = catalogue('doctor', english);
