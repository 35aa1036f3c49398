BEGIN TRANSACTION;
CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password TEXT NOT NULL
) STRICT;
CREATE TABLE asleep (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL
) STRICT;
INSERT INTO "keys" VALUES('bf6ac3fe72ed2200e9344fd4be4e1f440e40c93db3281afcb41711956de8f64d','Is7ZZQ8EkgsF',0);
INSERT INTO "keys" VALUES('6624af0bf3d241b581c121183a3ff1d73f56f6ab2ed06ab561cd301877436b5d','Is7ZZQ8EkgsF',1);
INSERT INTO "keys" VALUES('5f3e812d0bba22e46bf60d418791b65c30cad4d6b245feefa80ac0f1eaa8ec00','Is7ZZQ8EkgsF',2);
INSERT INTO "keys" VALUES('5b277bed2fe6199a6dd532662637369baa2d08c9ba121a605e3597e82729fae6','Is7ZZQ8EkgsF',3);
INSERT INTO "keys" VALUES('b866c7e4c0a5d0b79d33c25d0b72bf76b3b2cd0afa3ddd0c0e7be30baf374224','Is7ZZQ8EkgsF',-1);
INSERT INTO "keys" VALUES('f6b785144ae9666f9833f8b332424df0becf86a4b17f5fe37c82f1cf46b93dae','5vOToCL6AFQc',0);
INSERT INTO "keys" VALUES('3b31dac6f884c32694a14a602e766edf356ddcc05df4c9c7a9c51a7c9203ba04','5vOToCL6AFQc',1);
INSERT INTO "keys" VALUES('81a4b8ec4a737ab2819159a56045a0827a471b00d417b292bb18724566bf54d7','5vOToCL6AFQc',2);
INSERT INTO "keys" VALUES('331d4446518eeb858e1faf96e39a94a170b84c562c73e6dddb723fcd08b69db9','5vOToCL6AFQc',-1);
INSERT INTO "keys" VALUES('e9e8d9d9b8f5babf4bd8ae9138392b681f2e619b6c3a22638b5e9e4813306507','YtsiybTByN9I',0);
INSERT INTO "keys" VALUES('48f8b703c55eaeabd007c2608ee5a42d4e4a1b296613fd777fe566123f57cc4e','YtsiybTByN9I',1);
INSERT INTO "keys" VALUES('329ed653725eec07546fbb0f00c5d697e335e9be02085a6210c9ab9c4a59b400','YtsiybTByN9I',2);
INSERT INTO "keys" VALUES('cfc69804d6199db5484b2fe9261ac315966756aec79b1add144ebd158d72c0d5','YtsiybTByN9I',-1);
CREATE TABLE lines (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    seat INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES('5vOToCL6AFQc',0,'*: roll 2',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',1,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',2,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',3,'*: roll 4',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',4,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',5,'seat3: gang saltis-mcerlane',1700000000.0,2,'a1');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',6,'seat1: gang chicago-outfit',1700000000.0,0,'a1');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',7,'seat2: gang sheldon',1700000000.0,1,'a1');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',8,'sheldon: start william-mcpadden+joseph-brooks',1700000000.0,1,'a2');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',9,'saltis-mcerlane: start joe-saltis+john-oberta+charles-hubacek',1700000000.0,2,'a2');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',10,'chicago-outfit: start al-capone+frank-nitti+jack-mcgurn',1700000000.0,0,'a2');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',11,'*: draw dog-track',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',12,'*: draw union-stock-yards',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',13,'*: draw grand-funeral',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',14,'sheldon: sit',1700000000.0,1,'a3');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',15,'saltis-mcerlane: recruit',1700000000.0,2,'a3');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',16,'chicago-outfit: recruit',1700000000.0,0,'a3');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',17,'sheldon: move clubhouse gun-factory william-mcpadden+1r',1700000000.0,1,'a4');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',18,'saltis-mcerlane: sit',1700000000.0,2,'a4');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',19,'chicago-outfit: recruit',1700000000.0,0,'a4');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',20,'sheldon: exploit gun-factory',1700000000.0,1,'a5');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',21,'sheldon: use 2',1700000000.0,1,'a6');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',22,'saltis-mcerlane: order',1700000000.0,2,'a5');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',23,'saltis-mcerlane: use 1',1700000000.0,2,'a6');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',24,'chicago-outfit: sit',1700000000.0,0,'a5');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',25,'sheldon: move gun-factory city-hall william-mcpadden',1700000000.0,1,'a7');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',26,'saltis-mcerlane: move clubhouse gun-factory charles-hubacek',1700000000.0,2,'a7');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',27,'chicago-outfit: order',1700000000.0,0,'a6');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',28,'chicago-outfit: use 0',1700000000.0,0,'a7');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',29,'sheldon: move clubhouse union-stock-yards 2r',1700000000.0,1,'a8');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',30,'saltis-mcerlane: recruit',1700000000.0,2,'a8');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',31,'chicago-outfit: sit',1700000000.0,0,'a8');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',32,'sheldon: move gun-factory union-stock-yards 1r',1700000000.0,1,'a9');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',33,'saltis-mcerlane: promote clubhouse frank-koncil',1700000000.0,2,'a9');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',34,'chicago-outfit: recruit',1700000000.0,0,'a9');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',35,'chicago-outfit: move clubhouse city-hall al-capone+jack-mcgurn+3r',1700000000.0,0,'a10');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',36,'saltis-mcerlane: market 1',1700000000.0,2,'a10');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',37,'sheldon: market 3',1700000000.0,1,'a10');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',38,'chicago-outfit: market 0',1700000000.0,0,'a11');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',39,'saltis-mcerlane: yes',1700000000.0,2,'a11');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',40,'chicago-outfit: no',1700000000.0,0,'a12');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',41,'*: draw flower-shop',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',42,'*: draw sporting-goods-store',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',43,'*: draw anonymous-tip',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',44,'*: draw blizzard',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',45,'sheldon: promote union-stock-yards ralph-sheldon',1700000000.0,1,'a11');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',46,'saltis-mcerlane: move clubhouse flower-shop joe-saltis+john-oberta+2r',1700000000.0,2,'a12');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',47,'chicago-outfit: promote clubhouse murray-humphreys',1700000000.0,0,'a13');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',48,'sheldon: recruit',1700000000.0,1,'a12');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',49,'saltis-mcerlane: move gun-factory clubhouse charles-hubacek',1700000000.0,2,'a13');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',50,'chicago-outfit: move clubhouse distillery murray-humphreys+1r',1700000000.0,0,'a14');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',51,'sheldon: fight city-hall',1700000000.0,1,'a13');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',52,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',53,'*: roll 6',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',54,'saltis-mcerlane: recruit',1700000000.0,2,'a14');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',55,'chicago-outfit: exploit distillery',1700000000.0,0,'a15');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',56,'chicago-outfit: use 0',1700000000.0,0,'a16');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',57,'sheldon: promote clubhouse hughey-mcgovern',1700000000.0,1,'a14');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',58,'saltis-mcerlane: exploit flower-shop',1700000000.0,2,'a15');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',59,'saltis-mcerlane: yes',1700000000.0,2,'a16');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',60,'saltis-mcerlane: use 0',1700000000.0,2,'a17');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',61,'chicago-outfit: order',1700000000.0,0,'a17');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',62,'chicago-outfit: use 0',1700000000.0,0,'a18');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',63,'sheldon: recruit',1700000000.0,1,'a15');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',64,'saltis-mcerlane: recruit',1700000000.0,2,'a18');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',65,'chicago-outfit: recruit',1700000000.0,0,'a19');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',66,'sheldon: sit',1700000000.0,1,'a16');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',67,'saltis-mcerlane: promote clubhouse frank-mcerlane',1700000000.0,2,'a19');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',68,'chicago-outfit: move city-hall distillery jack-mcgurn+3r',1700000000.0,0,'a20');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',69,'chicago-outfit: move clubhouse dog-track frank-nitti',1700000000.0,0,'a21');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',70,'saltis-mcerlane: market 0',1700000000.0,2,'a20');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',71,'chicago-outfit: market 1',1700000000.0,0,'a22');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',72,'sheldon: market 0',1700000000.0,1,'a17');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',73,'*: draw four-deuces',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',74,'*: draw boxing-gym',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',75,'*: draw new-york-gunmen',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',76,'*: draw getaway-drivers',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',77,'*: draw payroll-robbery',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',78,'chicago-outfit: move clubhouse city-hall 1r',1700000000.0,0,'a23');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',79,'sheldon: recruit',1700000000.0,1,'a18');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',80,'saltis-mcerlane: sit',1700000000.0,2,'a21');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',81,'chicago-outfit: move distillery clubhouse jack-mcgurn+1r',1700000000.0,0,'a24');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',82,'sheldon: sit',1700000000.0,1,'a19');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',83,'saltis-mcerlane: exploit flower-shop',1700000000.0,2,'a22');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',84,'saltis-mcerlane: no',1700000000.0,2,'a23');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',85,'chicago-outfit: move city-hall getaway-drivers al-capone+1r',1700000000.0,0,'a25');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',86,'sheldon: move clubhouse distillery 1r',1700000000.0,1,'a20');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',87,'saltis-mcerlane: sit',1700000000.0,2,'a24');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',88,'chicago-outfit: move dog-track boxing-gym frank-nitti',1700000000.0,0,'a26');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',89,'sheldon: move distillery four-deuces 1r',1700000000.0,1,'a21');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',90,'saltis-mcerlane: recruit',1700000000.0,2,'a25');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',91,'chicago-outfit: move distillery boxing-gym murray-humphreys+1r',1700000000.0,0,'a27');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',92,'sheldon: promote four-deuces frank-carpenter',1700000000.0,1,'a22');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',93,'saltis-mcerlane: move flower-shop getaway-drivers joe-saltis+john-oberta',1700000000.0,2,'a26');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',94,'chicago-outfit: move distillery boxing-gym 1r',1700000000.0,0,'a28');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',95,'sheldon: exploit four-deuces',1700000000.0,1,'a23');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',96,'sheldon: yes',1700000000.0,1,'a24');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',97,'sheldon: use 0',1700000000.0,1,'a25');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',98,'saltis-mcerlane: move flower-shop distillery 1r',1700000000.0,2,'a27');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',99,'chicago-outfit: move getaway-drivers payroll-robbery 1r',1700000000.0,0,'a29');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',100,'sheldon: exploit union-stock-yards',1700000000.0,1,'a26');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',101,'saltis-mcerlane: sit',1700000000.0,2,'a28');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',102,'chicago-outfit: sit',1700000000.0,0,'a30');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',103,'saltis-mcerlane: move clubhouse four-deuces frank-mcerlane+frank-koncil+3r',1700000000.0,2,'a29');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',104,'saltis-mcerlane: market 0',1700000000.0,2,'a30');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',105,'chicago-outfit: market 3',1700000000.0,0,'a31');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',106,'sheldon: market 1',1700000000.0,1,'a27');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',107,'*: draw dragnet',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',108,'*: draw election-day',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',109,'*: draw armory-break-in',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',110,'chicago-outfit: sit',1700000000.0,0,'a32');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',111,'sheldon: recruit',1700000000.0,1,'a28');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',112,'saltis-mcerlane: move clubhouse city-hall john-oberta+charles-hubacek',1700000000.0,2,'a31');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',113,'chicago-outfit: exploit boxing-gym',1700000000.0,0,'a33');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',114,'chicago-outfit: option 1',1700000000.0,0,'a34');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',115,'sheldon: sit',1700000000.0,1,'a29');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',116,'saltis-mcerlane: move clubhouse flower-shop joe-saltis',1700000000.0,2,'a32');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',117,'chicago-outfit: move boxing-gym city-hall frank-nitti+2r',1700000000.0,0,'a35');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',118,'sheldon: move four-deuces city-hall frank-carpenter',1700000000.0,1,'a30');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',119,'saltis-mcerlane: fight city-hall',1700000000.0,2,'a33');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',120,'chicago-outfit: backup boxing-gym murray-humphreys',1700000000.0,0,'a36');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',121,'chicago-outfit: enough',1700000000.0,0,'a37');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',122,'sheldon: enough',1700000000.0,1,'a31');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',123,'saltis-mcerlane: backup four-deuces frank-mcerlane+frank-koncil',1700000000.0,2,'a34');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',124,'saltis-mcerlane: backup distillery 1r',1700000000.0,2,'a35');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',125,'saltis-mcerlane: backup flower-shop joe-saltis',1700000000.0,2,'a36');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',126,'*: roll 6',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',127,'*: roll 3',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',128,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',129,'saltis-mcerlane: no',1700000000.0,2,'a37');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',130,'chicago-outfit: exploit distillery',1700000000.0,0,'a38');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',131,'chicago-outfit: use 4',1700000000.0,0,'a39');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',132,'sheldon: exploit union-stock-yards',1700000000.0,1,'a32');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',133,'saltis-mcerlane: exploit city-hall',1700000000.0,2,'a38');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',134,'chicago-outfit: move clubhouse city-hospital frank-nitti+murray-humphreys+jack-mcgurn+3r',1700000000.0,0,'a40');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',135,'sheldon: move clubhouse distillery frank-carpenter+joseph-brooks+1r',1700000000.0,1,'a33');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',136,'saltis-mcerlane: exploit flower-shop',1700000000.0,2,'a39');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',137,'chicago-outfit: move distillery armory-break-in 1r',1700000000.0,0,'a41');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',138,'sheldon: move union-stock-yards clubhouse 1r',1700000000.0,1,'a34');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',139,'chicago-outfit: order',1700000000.0,0,'a42');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',140,'chicago-outfit: use 0',1700000000.0,0,'a43');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',141,'sheldon: move distillery city-hospital joseph-brooks+1r',1700000000.0,1,'a35');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',142,'sheldon: move city-hospital four-deuces joseph-brooks+1r',1700000000.0,1,'a36');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',143,'sheldon: move union-stock-yards city-hospital ralph-sheldon+1r',1700000000.0,1,'a37');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',144,'saltis-mcerlane: market 0',1700000000.0,2,'a40');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',145,'chicago-outfit: gift to=sheldon give=cash:1',1700000000.0,0,'d44');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',146,'sheldon: gift to=saltis-mcerlane give=cash:1',1700000000.0,1,'d38');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',147,'saltis-mcerlane: gift to=chicago-outfit give=cash:1',1700000000.0,2,'d41');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',148,'chicago-outfit: market 1',1700000000.0,0,'a45');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',149,'sheldon: market 0',1700000000.0,1,'a39');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',150,'*: draw hijack-shipment',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',151,'*: draw show-of-force',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',152,'*: draw police-raid',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',153,'chicago-outfit: order',1700000000.0,0,'a46');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',154,'chicago-outfit: use 0',1700000000.0,0,'a47');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',155,'sheldon: exploit distillery',1700000000.0,1,'a40');
INSERT INTO "lines" VALUES('5vOToCL6AFQc',156,'sheldon: use 3',1700000000.0,1,'a41');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',0,'*: roll 2',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',1,'*: roll 3',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',2,'*: roll 6',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',3,'*: roll 4',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',4,'seat3: gang samcro',1700000000.0,2,'a1');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',5,'seat4: gang one-niners',1700000000.0,3,'a1');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',6,'seat1: gang mayans',1700000000.0,0,'a1');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',7,'seat2: gang lin',1700000000.0,1,'a1');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',8,'lin: side octane',1700000000.0,1,'a2');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',9,'samcro: side octane',1700000000.0,2,'a2');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',10,'one-niners: side octane',1700000000.0,3,'a2');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',11,'mayans: side unleaded',1700000000.0,0,'a2');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',12,'*: draw pier-nine',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',13,'*: draw bare-knuckle-barn',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',14,'*: draw stash-raid',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',15,'lin: recruit',1700000000.0,1,'a3');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',16,'samcro: order',1700000000.0,2,'a3');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',17,'samcro: use 0',1700000000.0,2,'a4');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',18,'one-niners: promote clubhouse 1m',1700000000.0,3,'a3');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',19,'mayans: recruit',1700000000.0,0,'a3');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',20,'lin: order',1700000000.0,1,'a4');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',21,'lin: use 1',1700000000.0,1,'a5');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',22,'samcro: promote clubhouse 1m',1700000000.0,2,'a5');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',23,'one-niners: move clubhouse pier-nine 2m',1700000000.0,3,'a4');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',24,'mayans: sit',1700000000.0,0,'a4');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',25,'lin: promote clubhouse 1m',1700000000.0,1,'a6');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',26,'samcro: recruit',1700000000.0,2,'a6');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',27,'one-niners: sit',1700000000.0,3,'a5');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',28,'mayans: promote clubhouse 1m',1700000000.0,0,'a5');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',29,'lin: recruit',1700000000.0,1,'a7');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',30,'samcro: order',1700000000.0,2,'a7');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',31,'samcro: use 0',1700000000.0,2,'a8');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',32,'one-niners: move pier-nine bare-knuckle-barn 2m',1700000000.0,3,'a6');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',33,'mayans: sit',1700000000.0,0,'a6');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',34,'lin: recruit',1700000000.0,1,'a8');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',35,'samcro: sit',1700000000.0,2,'a9');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',36,'one-niners: move bare-knuckle-barn gun-factory 2m',1700000000.0,3,'a7');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',37,'mayans: sit',1700000000.0,0,'a7');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',38,'samcro: market 0',1700000000.0,2,'a10');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',39,'one-niners: market 2',1700000000.0,3,'a8');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',40,'mayans: market 2',1700000000.0,0,'a8');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',41,'lin: market 1',1700000000.0,1,'a9');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',42,'*: draw six-pack-sams',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',43,'*: draw hairy-dog',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',44,'*: draw tailed',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',45,'*: draw presidents-cut',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',46,'lin: move clubhouse st-thomas-hospital 2m1r',1700000000.0,1,'a10');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',47,'samcro: recruit',1700000000.0,2,'a11');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',48,'one-niners: sit',1700000000.0,3,'a9');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',49,'mayans: recruit',1700000000.0,0,'a9');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',50,'lin: order',1700000000.0,1,'a11');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',51,'lin: use 1',1700000000.0,1,'a12');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',52,'samcro: sit',1700000000.0,2,'a12');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',53,'one-niners: sit',1700000000.0,3,'a10');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',54,'mayans: sit',1700000000.0,0,'a10');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',55,'lin: move st-thomas-hospital cut-bag-op 1r',1700000000.0,1,'a13');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',56,'samcro: order',1700000000.0,2,'a13');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',57,'samcro: use 1',1700000000.0,2,'a14');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',58,'one-niners: move clubhouse pier-nine 1m1r',1700000000.0,3,'a11');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',59,'mayans: promote clubhouse 1m',1700000000.0,0,'a11');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',60,'lin: exploit st-thomas-hospital',1700000000.0,1,'a14');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',61,'lin: no',1700000000.0,1,'a15');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',62,'samcro: move clubhouse pier-nine 1r',1700000000.0,2,'a15');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',63,'one-niners: move pier-nine clubhouse 1m',1700000000.0,3,'a12');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',64,'mayans: recruit',1700000000.0,0,'a12');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',65,'lin: move cut-bag-op pier-nine 1r',1700000000.0,1,'a16');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',66,'samcro: move pier-nine clubhouse 1r',1700000000.0,2,'a16');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',67,'one-niners: move clubhouse cut-bag-op 1m1r',1700000000.0,3,'a13');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',68,'mayans: recruit',1700000000.0,0,'a13');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',69,'lin: move pier-nine police-station 1r',1700000000.0,1,'a17');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',70,'samcro: move clubhouse hairy-dog 3m3r',1700000000.0,2,'a17');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',71,'one-niners: move pier-nine gun-factory 1r',1700000000.0,3,'a14');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',72,'mayans: move clubhouse police-station 4m3r',1700000000.0,0,'a14');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',73,'one-niners: market 0',1700000000.0,3,'a15');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',74,'lin: market 0',1700000000.0,1,'a18');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',75,'mayans: market 0',1700000000.0,0,'a15');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',76,'samcro: market 0',1700000000.0,2,'a18');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',77,'*: draw peck-and-peck',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',78,'*: draw maple-street-lab',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',79,'*: draw long-weekend',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',80,'*: draw roadblock',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',81,'mayans: yes',1700000000.0,0,'a16');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',82,'*: draw sheriffs-holiday',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',83,'lin: exploit st-thomas-hospital',1700000000.0,1,'a19');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',84,'lin: no',1700000000.0,1,'a20');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',85,'samcro: move hairy-dog six-pack-sams 1m',1700000000.0,2,'a19');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',86,'one-niners: exploit gun-factory',1700000000.0,3,'a16');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',87,'one-niners: use 1',1700000000.0,3,'a17');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',88,'mayans: move clubhouse bare-knuckle-barn 1r',1700000000.0,0,'a17');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',89,'lin: move st-thomas-hospital bare-knuckle-barn 2m',1700000000.0,1,'a21');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',90,'samcro: sit',1700000000.0,2,'a20');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',91,'one-niners: move cut-bag-op maple-street-lab 1m1r',1700000000.0,3,'a18');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',92,'mayans: move bare-knuckle-barn st-thomas-hospital 1r',1700000000.0,0,'a18');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',93,'lin: move police-station st-thomas-hospital 1r',1700000000.0,1,'a22');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',94,'samcro: exploit hairy-dog',1700000000.0,2,'a21');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',95,'samcro: use 3',1700000000.0,2,'a22');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',96,'one-niners: exploit maple-street-lab',1700000000.0,3,'a19');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',97,'one-niners: use 1',1700000000.0,3,'a20');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',98,'mayans: sit',1700000000.0,0,'a19');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',99,'lin: exploit bare-knuckle-barn',1700000000.0,1,'a23');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',100,'lin: no',1700000000.0,1,'a24');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',101,'lin: yes',1700000000.0,1,'a25');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',102,'samcro: move hairy-dog gun-factory 2r',1700000000.0,2,'a23');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',103,'one-niners: promote gun-factory 1m',1700000000.0,3,'a21');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',104,'mayans: move clubhouse bare-knuckle-barn 1r',1700000000.0,0,'a20');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',105,'lin: move st-thomas-hospital pier-nine 1r',1700000000.0,1,'a26');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',106,'samcro: recruit',1700000000.0,2,'a24');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',107,'one-niners: promote maple-street-lab 1m',1700000000.0,3,'a22');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',108,'mayans: move bare-knuckle-barn police-station 1r',1700000000.0,0,'a21');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',109,'lin: move bare-knuckle-barn gun-factory 2m',1700000000.0,1,'a27');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',110,'samcro: move six-pack-sams bare-knuckle-barn 1m',1700000000.0,2,'a25');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',111,'one-niners: fight gun-factory',1700000000.0,3,'a23');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',112,'lin: guns 0',1700000000.0,1,'a28');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',113,'one-niners: guns 2',1700000000.0,3,'a24');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',114,'samcro: guns 0',1700000000.0,2,'a26');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',115,'*: roll 4',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',116,'*: roll 6',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',117,'*: roll 2',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',118,'one-niners: allot samcro',1700000000.0,3,'a25');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',119,'one-niners: allot lin',1700000000.0,3,'a26');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',120,'mayans: sit',1700000000.0,0,'a22');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',121,'mayans: exploit police-station',1700000000.0,0,'a23');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',122,'mayans: no',1700000000.0,0,'a24');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',123,'mayans: market 0',1700000000.0,0,'a25');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',124,'samcro: market 5',1700000000.0,2,'a27');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',125,'lin: market 0',1700000000.0,1,'a29');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',126,'one-niners: market 1',1700000000.0,3,'a27');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',127,'*: roll 6',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',128,'*: roll 2',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',129,'*: draw bar-rules',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',130,'*: draw evidence-raid',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',131,'mayans: yes',1700000000.0,0,'a26');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',132,'lin: yes',1700000000.0,1,'a30');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',133,'samcro: no',1700000000.0,2,'a28');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',134,'one-niners: no',1700000000.0,3,'a28');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',135,'*: draw toy-run',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',136,'mayans: move police-station pier-nine 3m',1700000000.0,0,'a27');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',137,'lin: sit',1700000000.0,1,'a31');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',138,'samcro: recruit',1700000000.0,2,'a29');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',139,'one-niners: exploit gun-factory',1700000000.0,3,'a29');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',140,'one-niners: use 2',1700000000.0,3,'a30');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',141,'mayans: exploit st-thomas-hospital',1700000000.0,0,'a28');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',142,'mayans: no',1700000000.0,0,'a29');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',143,'lin: sit',1700000000.0,1,'a32');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',144,'samcro: exploit hairy-dog',1700000000.0,2,'a30');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',145,'samcro: use 0',1700000000.0,2,'a31');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',146,'one-niners: order',1700000000.0,3,'a31');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',147,'one-niners: use 0',1700000000.0,3,'a32');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',148,'mayans: exploit police-station',1700000000.0,0,'a30');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',149,'mayans: yes',1700000000.0,0,'a31');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',150,'lin: sit',1700000000.0,1,'a33');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',151,'samcro: order',1700000000.0,2,'a32');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',152,'samcro: use 1',1700000000.0,2,'a33');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',153,'one-niners: sit',1700000000.0,3,'a33');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',154,'mayans: move st-thomas-hospital maple-street-lab 1r',1700000000.0,0,'a32');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',155,'lin: move pier-nine st-thomas-hospital 1r',1700000000.0,1,'a34');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',156,'samcro: move bare-knuckle-barn police-station 1m',1700000000.0,2,'a34');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',157,'one-niners: order',1700000000.0,3,'a34');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',158,'one-niners: use 0',1700000000.0,3,'a35');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',159,'mayans: fight police-station',1700000000.0,0,'a33');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',160,'mayans: backup pier-nine 1m',1700000000.0,0,'a34');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',161,'mayans: backup maple-street-lab 1r',1700000000.0,0,'a35');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',162,'samcro: backup clubhouse 2r',1700000000.0,2,'a35');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',163,'samcro: backup hairy-dog 1r',1700000000.0,2,'a36');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',164,'*: roll 4',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',165,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',166,'lin: sit',1700000000.0,1,'a35');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',167,'one-niners: move maple-street-lab gun-factory 1m',1700000000.0,3,'a36');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',168,'lin: sit',1700000000.0,1,'a36');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',169,'one-niners: move gun-factory cut-bag-op 2m',1700000000.0,3,'a37');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',170,'one-niners: order',1700000000.0,3,'a38');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',171,'one-niners: use 1',1700000000.0,3,'a39');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',172,'one-niners: move gun-factory cut-bag-op 1m',1700000000.0,3,'a40');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',173,'one-niners: market 1',1700000000.0,3,'a41');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',174,'samcro: market 2',1700000000.0,2,'a37');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',175,'mayans: market 0',1700000000.0,0,'a36');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',176,'lin: market 0',1700000000.0,1,'a37');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',177,'*: draw gun-run',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',178,'*: draw envelope-friday',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',179,'*: draw doctors-strike',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',180,'mayans: move police-station gun-factory 1m2r',1700000000.0,0,'a37');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',181,'lin: move st-thomas-hospital clubhouse 1r',1700000000.0,1,'a38');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',182,'samcro: recruit',1700000000.0,2,'a38');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',183,'one-niners: move cut-bag-op clubhouse 2m',1700000000.0,3,'a42');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',184,'mayans: move gun-factory clubhouse 1m1r',1700000000.0,0,'a38');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',185,'lin: sit',1700000000.0,1,'a39');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',186,'samcro: move hairy-dog peck-and-peck 2m',1700000000.0,2,'a39');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',187,'one-niners: move gun-factory police-station 1m',1700000000.0,3,'a43');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',188,'mayans: move clubhouse gun-factory 1m',1700000000.0,0,'a39');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',189,'lin: sit',1700000000.0,1,'a40');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',190,'samcro: exploit peck-and-peck',1700000000.0,2,'a40');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',191,'samcro: no',1700000000.0,2,'a41');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',192,'one-niners: move cut-bag-op six-pack-sams 1m',1700000000.0,3,'a44');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',193,'mayans: sit',1700000000.0,0,'a40');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',194,'lin: move clubhouse bare-knuckle-barn 2r',1700000000.0,1,'a41');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',195,'samcro: order',1700000000.0,2,'a42');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',196,'samcro: use 1',1700000000.0,2,'a43');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',197,'one-niners: fight police-station',1700000000.0,3,'a45');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',198,'mayans: backup pier-nine 2m',1700000000.0,0,'a41');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',199,'mayans: gift to=lin give=cash:1',1700000000.0,0,'d42');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',200,'lin: gift to=samcro give=cash:1',1700000000.0,1,'d42');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',201,'samcro: gift to=one-niners give=cash:1',1700000000.0,2,'d44');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',202,'one-niners: gift to=mayans give=cash:1',1700000000.0,3,'d46');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',203,'mayans: backup clubhouse 1r',1700000000.0,0,'a43');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',204,'mayans: enough',1700000000.0,0,'a44');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',205,'one-niners: enough',1700000000.0,3,'a47');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',206,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',207,'*: roll 4',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',208,'mayans: exploit police-station',1700000000.0,0,'a45');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',209,'mayans: no',1700000000.0,0,'a46');
INSERT INTO "lines" VALUES('Is7ZZQ8EkgsF',210,'lin: sit',1700000000.0,1,'a43');
CREATE TABLE owners (
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (account, game, seat)
) STRICT;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    entropy TEXT NOT NULL,
    caretaker INTEGER NOT NULL DEFAULT 0,
    lang TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat)
) STRICT;
INSERT INTO "seats" VALUES('Is7ZZQ8EkgsF',0,'human','Ann','','00000000000000000000000000000000',0,'');
INSERT INTO "seats" VALUES('Is7ZZQ8EkgsF',1,'human','Bob','','00000000000000000000000000000001',0,'');
INSERT INTO "seats" VALUES('Is7ZZQ8EkgsF',2,'human','Cleo','','00000000000000000000000000000002',0,'');
INSERT INTO "seats" VALUES('Is7ZZQ8EkgsF',3,'human','Dan','','00000000000000000000000000000003',0,'');
INSERT INTO "seats" VALUES('5vOToCL6AFQc',0,'human','Ann','','00000000000000000000000000000000',0,'');
INSERT INTO "seats" VALUES('5vOToCL6AFQc',1,'human','Bob','','00000000000000000000000000000001',0,'');
INSERT INTO "seats" VALUES('5vOToCL6AFQc',2,'human','Cleo','','00000000000000000000000000000002',0,'');
INSERT INTO "seats" VALUES('YtsiybTByN9I',0,'human','Ann','','-',0,'');
INSERT INTO "seats" VALUES('YtsiybTByN9I',1,'human','Bob','','-',0,'');
INSERT INTO "seats" VALUES('YtsiybTByN9I',2,'human','Cleo','','-',0,'');
CREATE TABLE seeds (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    seed TEXT NOT NULL
) STRICT;
INSERT INTO "seeds" VALUES('Is7ZZQ8EkgsF','0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "seeds" VALUES('5vOToCL6AFQc','0000000000000000000000000000000000000000000000000000000000000001');
INSERT INTO "seeds" VALUES('YtsiybTByN9I','0000000000000000000000000000000000000000000000000000000000000002');
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    until REAL NOT NULL
) STRICT;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created REAL NOT NULL,
    state TEXT NOT NULL,
    plan TEXT NOT NULL,
    commitment TEXT NOT NULL,
    started REAL NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "tables" VALUES('Is7ZZQ8EkgsF',1700000000.0,'running','{"game":"mayhem","options":{},"packs":[],"open_deals":false,"pace":{"kind":"live","seconds":null},"spectators":"plain","lang":"en","caretaker":"thug","pack":""}','66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',1700000000.0);
INSERT INTO "tables" VALUES('5vOToCL6AFQc',1700000000.0,'running','{"game":"wise-guys","options":{},"packs":[],"open_deals":false,"pace":{"kind":"live","seconds":null},"spectators":"plain","lang":"en","caretaker":"thug","pack":""}','ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5',1700000000.0);
INSERT INTO "tables" VALUES('YtsiybTByN9I',1700000000.0,'open','{"game":"mayhem","options":{},"packs":[],"open_deals":false,"pace":{"kind":"live","seconds":null},"spectators":"plain","lang":"en","caretaker":"thug","pack":""}','9267d3dbed802941483f1afa2a6bc68de5f653128aca9bf1461c5d0a3ad36ed2',0.0);
CREATE TABLE votes (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (game, seat, voter)
) STRICT;
CREATE INDEX keys_by_game ON keys (game);
COMMIT;
