/** Written by `word-order.test.ts -u`: how often each kind of word follows another in ordinary sentences. */
export const PAIRS = `adjective>adjective:2 adjective>adverb:3 adjective>amount:4 adjective>does:2 adjective>doing:4
adjective>end:21 adjective>have:1 adjective>is:2 adjective>joins:11 adjective>modal:1
adjective>not:1 adjective>owner:1 adjective>pointer:3 adjective>preposition:17 adjective>says:2
adjective>subject:3 adjective>thing:36 adjective>things:5 adjective>to:12 adjective>verb:16
adjective>verbs:1 adverb>adjective:9 adverb>adverb:10 adverb>amount:5 adverb>article:3 adverb>asks:2
adverb>does:4 adverb>doing:3 adverb>done:3 adverb>end:28 adverb>have:3 adverb>is:10 adverb>joins:16
adverb>modal:1 adverb>not:1 adverb>number:5 adverb>owner:1 adverb>pointer:3 adverb>preposition:7
adverb>says:1 adverb>subject:7 adverb>subjecthas:2 adverb>subjectis:2 adverb>thing:8 adverb>things:3
adverb>to:1 adverb>verb:12 adverb>verbs:4 amount>adjective:3 amount>article:2 amount>does:1
amount>doing:5 amount>end:11 amount>is:1 amount>joins:2 amount>modal:1 amount>preposition:19
amount>subject:3 amount>thing:19 amount>things:13 amount>verb:5 article>adjective:28
article>adverb:11 article>amount:15 article>doing:6 article>done:1 article>number:2 article>object:8
article>thing:95 article>things:13 article>verb:34 asks>adjective:3 asks>adverb:1 asks>amount:4
asks>article:4 asks>does:10 asks>doing:1 asks>done:3 asks>have:2 asks>is:12 asks>modal:12 asks>not:1
asks>pointer:3 asks>preposition:1 asks>subject:11 asks>subjectis:3 asks>subjectwill:3 asks>thing:5
asks>things:6 asks>to:2 asks>verb:4 asks>verbs:6 does>adverb:1 does>article:4 does>does:1
does>doing:3 does>end:3 does>have:3 does>is:1 does>joins:1 does>owner:2 does>pointer:16
does>preposition:1 does>says:1 does>subject:20 does>subjecthas:3 does>thing:3 does>verb:15
doing>adjective:2 doing>adverb:5 doing>amount:1 doing>article:3 doing>asks:1 doing>doing:2
doing>done:1 doing>end:6 doing>is:3 doing>joins:6 doing>object:8 doing>pointer:5
doing>preposition:18 doing>subject:6 doing>subjectis:1 doing>subjectwill:2 doing>thing:10
doing>things:4 doing>to:6 doing>verb:2 doing>verbs:1 done>adjective:2 done>adverb:3 done>amount:1
done>article:6 done>doing:1 done>end:14 done>joins:5 done>number:2 done>owner:1 done>pointer:3
done>preposition:17 done>subject:1 done>thing:1 done>things:1 done>verb:1 end>adjective:23
end>adverb:16 end>amount:9 end>article:23 end>asks:45 end>does:23 end>doing:6 end>done:2 end>have:3
end>is:18 end>joins:21 end>modal:20 end>not:1 end>owner:12 end>pointer:13 end>preposition:10
end>says:34 end>subject:57 end>subjecthas:3 end>subjectis:26 end>subjectwill:9 end>thing:7
end>things:4 end>verb:17 end>verbs:1 have>adjective:1 have>amount:1 have>article:8 have>done:1
have>end:1 have>owner:2 have>pointer:2 have>subject:4 have>thing:2 have>to:2 is>adjective:22
is>adverb:8 is>amount:4 is>article:14 is>asks:3 is>doing:11 is>done:12 is>end:2 is>number:4
is>owner:1 is>pointer:12 is>preposition:10 is>says:2 is>subject:16 is>thing:8 is>things:4
joins>adjective:4 joins>adverb:4 joins>amount:5 joins>article:12 joins>asks:4 joins>does:1
joins>doing:2 joins>done:1 joins>end:3 joins>have:1 joins>is:6 joins>joins:8 joins>modal:7
joins>not:1 joins>number:4 joins>owner:8 joins>pointer:13 joins>preposition:4 joins>says:3
joins>subject:41 joins>subjectis:17 joins>subjectwill:8 joins>thing:14 joins>things:7 joins>to:1
joins>verb:12 joins>verbs:1 modal>adverb:1 modal>article:2 modal>does:3 modal>doing:1 modal>end:1
modal>is:7 modal>joins:2 modal>owner:1 modal>pointer:2 modal>subject:29 modal>thing:5 modal>verb:31
not>adjective:2 not>adverb:1 not>article:2 not>doing:1 not>end:1 not>preposition:2 not>subject:1
not>verb:5 number>article:1 number>doing:2 number>end:4 number>is:1 number>joins:1 number>number:5
number>preposition:8 number>thing:5 number>things:18 number>to:11 object>adjective:1 object>adverb:3
object>amount:1 object>article:6 object>asks:3 object>doing:2 object>end:14 object>is:1
object>joins:9 object>not:1 object>preposition:3 object>subject:2 object>thing:5 object>to:5
object>verb:7 owner>adjective:8 owner>adverb:6 owner>amount:3 owner>article:1 owner>not:1
owner>number:1 owner>preposition:2 owner>says:1 owner>subjectwill:1 owner>thing:29 owner>things:8
owner>verb:2 pointer>adjective:3 pointer>adverb:4 pointer>amount:1 pointer>article:4 pointer>asks:2
pointer>does:3 pointer>done:4 pointer>end:35 pointer>is:10 pointer>joins:2 pointer>modal:7
pointer>object:1 pointer>owner:2 pointer>pointer:3 pointer>preposition:15 pointer>says:3
pointer>subject:3 pointer>subjectis:1 pointer>thing:11 pointer>things:2 pointer>to:1 pointer>verb:12
pointer>verbs:25 preposition>adjective:6 preposition>adverb:5 preposition>amount:13
preposition>article:53 preposition>asks:7 preposition>doing:17 preposition>done:1 preposition>end:25
preposition>is:2 preposition>joins:8 preposition>number:10 preposition>object:13
preposition>owner:14 preposition>pointer:35 preposition>preposition:6 preposition>says:5
preposition>subject:40 preposition>thing:40 preposition>things:14 preposition>to:10
preposition>verb:4 preposition>verbs:1 says>adjective:4 says>adverb:3 says>amount:1 says>does:1
says>doing:3 says>end:9 says>is:1 says>joins:1 says>object:1 says>owner:1 says>pointer:1
says>preposition:11 says>says:4 says>subject:3 says>subjectis:2 says>thing:20 says>things:2
says>verb:5 subject>adjective:4 subject>adverb:27 subject>amount:4 subject>article:9 subject>asks:4
subject>does:21 subject>doing:6 subject>done:11 subject>end:29 subject>have:6 subject>is:10
subject>joins:9 subject>modal:31 subject>owner:2 subject>preposition:25 subject>says:3
subject>subject:2 subject>subjectis:2 subject>thing:10 subject>things:2 subject>to:4
subject>verb:109 subject>verbs:7 subjecthas>adjective:1 subjecthas>done:2 subjecthas>is:1
subjecthas>to:4 subjectis>adjective:6 subjectis>adverb:7 subjectis>amount:2 subjectis>article:9
subjectis>asks:4 subjectis>doing:3 subjectis>done:5 subjectis>end:1 subjectis>joins:1
subjectis>not:3 subjectis>owner:1 subjectis>pointer:1 subjectis>preposition:4 subjectis>says:8
subjectis>subject:1 subjectwill>adverb:1 subjectwill>end:1 subjectwill>is:2 subjectwill>not:2
subjectwill>thing:6 subjectwill>verb:14 thing>adjective:7 thing>adverb:16 thing>amount:6
thing>article:6 thing>asks:4 thing>does:5 thing>doing:9 thing>done:6 thing>end:110 thing>have:2
thing>is:21 thing>joins:39 thing>modal:4 thing>not:2 thing>number:8 thing>object:2 thing>owner:3
thing>pointer:11 thing>preposition:51 thing>says:2 thing>subject:15 thing>subjectis:2
thing>subjectwill:2 thing>thing:26 thing>things:14 thing>to:9 thing>verb:14 thing>verbs:7
things>adjective:3 things>adverb:4 things>amount:2 things>article:8 things>asks:2 things>does:1
things>doing:2 things>done:1 things>end:23 things>have:2 things>is:8 things>joins:21 things>modal:1
things>not:1 things>number:1 things>owner:1 things>pointer:8 things>preposition:16 things>says:1
things>subject:7 things>thing:7 things>things:1 things>to:1 things>verb:11 to>article:5 to>have:1
to>is:7 to>number:12 to>object:3 to>owner:2 to>subject:9 to>thing:11 to>verb:46 verb>adjective:3
verb>adverb:11 verb>amount:2 verb>article:25 verb>asks:16 verb>does:2 verb>doing:3 verb>done:3
verb>end:49 verb>is:9 verb>joins:26 verb>number:1 verb>object:26 verb>owner:8 verb>pointer:19
verb>preposition:63 verb>says:3 verb>subject:53 verb>subjectwill:1 verb>thing:16 verb>things:12
verb>to:23 verb>verb:6 verb>verbs:4 verbs>adjective:1 verbs>adverb:3 verbs>amount:1 verbs>article:3
verbs>done:2 verbs>end:12 verbs>joins:3 verbs>number:1 verbs>object:1 verbs>pointer:1
verbs>preposition:19 verbs>subject:3 verbs>thing:4 verbs>to:4`;
